import type { Mortgage } from '@portal/contract/mortgage'
import { useText } from '../../texts.ts'

/** Applications that have not become mortgages yet. */
export const isApplied = ({ status }: Mortgage): boolean => status > 0 && status < 50

/** Name of a mortgage: lender and home. */
export function useMortgageName(): (mortgage: Mortgage) => string {
  const text = useText()
  return ({ mainProperty, agency, agency_name }) => {
    const lender = agency?.sender_name ?? agency_name
    const street = [mainProperty?.street, mainProperty?.formatted_number ?? mainProperty?.number]
    return [lender, street.filter(Boolean).join(' ')].filter(Boolean).join(', ') || text('counted_mortgage')
  }
}
