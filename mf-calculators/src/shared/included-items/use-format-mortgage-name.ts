import type { Mortgage } from '@portal/contract/mortgage'
import { useText } from '../../texts.ts'

/** Whether a mortgage is an application that has not become a mortgage yet. */
export const isMortgageApplication = ({ status }: Mortgage): boolean => status > 0 && status < 50

export function useFormatMortgageName(): (mortgage: Mortgage) => string {
  const text = useText()
  return ({ mainProperty, agency, agency_name }) => {
    const lender = agency?.sender_name ?? agency_name
    const street = [mainProperty?.street, mainProperty?.formatted_number ?? mainProperty?.number]
    const home = street.filter(Boolean).join(' ')
    if (lender && home) return `${lender} (${home})`
    return lender || home || text('counted_mortgage')
  }
}
