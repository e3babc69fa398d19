import type { Mortgage, MortgageProperty } from '@portal/contract/mortgage'
import { partsNow } from '@portal/domain/mortgage-now'

/** Status 0 is a running mortgage; customers see every other one as requested (MORTGAGE-04). */
export const isActive = ({ status }: Mortgage): boolean => status === 0

/** Street and number, then the place; null if the home is unknown. */
export function addressOf(property: MortgageProperty | null): string | null {
  if (!property?.street) return null
  const { street, number, number_addition, formatted_number, city } = property
  const house = formatted_number ?? [number, number_addition].filter(Boolean).join('-')
  return [[street, house].filter(Boolean).join(' '), city].filter(Boolean).join(', ')
}

/** Name of the lender, as far as it is known. */
export const lenderOf = ({ agency, agency_name }: Mortgage): string | null =>
  agency_name ?? agency?.sender_name ?? null

/** The first day after `today` until which the rate of a part that has begun is fixed; null when none is. Days are 'YYYY-MM-DD'. */
export function nextFixedRateEnd(mortgages: readonly Mortgage[], today: string): string | null {
  const ends = mortgages
    .flatMap((mortgage) => partsNow(mortgage, today))
    .filter(({ interest_type }) => interest_type !== 'variable')
    .flatMap(({ einddatumRentevast }) => einddatumRentevast ?? [])
  return ends.filter((end) => end > today).sort()[0] ?? null
}

/** What has been repaid of what was borrowed; null when either is not known. */
export function repaidOf({ hoofdsomHypotheek, restantHoofdsom }: Mortgage) {
  if (!hoofdsomHypotheek || restantHoofdsom === null) return null
  const amount = Math.max(0, hoofdsomHypotheek - restantHoofdsom)
  return { amount, of: hoofdsomHypotheek, share: amount / hoofdsomHypotheek }
}

/** What a customer calls the mortgage: its house, else who lent it; null when neither is known. */
export const nameOf = (mortgage: Mortgage): string | null =>
  addressOf(mortgage.mainProperty) ?? lenderOf(mortgage)
