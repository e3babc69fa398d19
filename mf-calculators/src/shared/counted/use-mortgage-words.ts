import type { Mortgage } from '@portal/contract/mortgage'
import { sumOf } from '@portal/domain/money'
import { useText } from '../../texts.ts'

/** What is owed on a mortgage, in euro. */
export const debtOf = ({ mortgageParts }: Mortgage): number =>
  sumOf(mortgageParts.map(({ remaining_debt }) => Math.max(0, remaining_debt ?? 0)))

/** Applications that have not become mortgages yet. */
export const isApplied = ({ status }: Mortgage): boolean => status > 0 && status < 50

/** Names a mortgage by its lender and home. */
export function useMortgageName(): (mortgage: Mortgage) => string {
  const text = useText()
  return ({ mainProperty, agency, agency_name }) => {
    const lender = agency?.sender_name ?? agency_name
    const street = [mainProperty?.street, mainProperty?.formatted_number ?? mainProperty?.number]
    return [lender, street.filter(Boolean).join(' ')].filter(Boolean).join(', ') || text('counted_mortgage')
  }
}
