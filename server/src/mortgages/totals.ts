import { sumOf, toCents } from '@portal/domain/money'
import type { WirePart } from './wire-part.ts'

/** Interest over all parts in percent a year, weighed by what is left of each. */
function weighedRate(parts: readonly WirePart[]): number | null {
  const debt = parts.reduce((sum, part) => sum + part.remaining_debt, 0)
  if (debt === 0) return null
  return toCents(parts.reduce((sum, part) => sum + part.interest * part.remaining_debt, 0) / debt)
}

/** The sums of a mortgage over its parts, in euro. */
export const totalsOf = (parts: readonly WirePart[]) => ({
  hoofdsomHypotheek: sumOf(parts.map((part) => part.hoofdsom)),
  restantHoofdsom: sumOf(parts.map((part) => part.remaining_debt)),
  rate: weighedRate(parts),
  monthly_amount: sumOf(parts.map((part) => part.monthly_amount)),
  monthly_interest_amount: sumOf(parts.map((part) => part.monthly_interest_amount)),
  monthly_repayment_amount: sumOf(parts.map((part) => part.monthly_repayment_amount)),
  monthly_premium: sumOf(parts.map((part) => part.monthly_premium)),
})
