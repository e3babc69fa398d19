import type { Mortgage, MortgageProperty } from '@portal/contract/mortgage'
import { getCurrentParts } from '@portal/domain/current-mortgage'

/** Whether a mortgage is active: status 0. In customer screens, any other status counts as requested (MORTGAGE-04). */
export const isActiveMortgage = ({ status }: Mortgage): boolean => status === 0

const endedMortgageStatuses = new Set([19, 50, 51, 91, 92, 93, 94])

/** Whether the application is in progress. An ended application has no next step. */
export const isApplicationInProgress = ({ status }: Pick<Mortgage, 'status'>): boolean =>
  !endedMortgageStatuses.has(status)

/**
 * Returns the kind of a mortgage that is not running with this tenant: applied for, repaid, with another tenant, or an
 * ended application.
 */
export function getInactiveMortgageKind({ status }: Pick<Mortgage, 'status'>) {
  if (status === 51) return 'repaid'
  if (status === 19) return 'elsewhere'
  return endedMortgageStatuses.has(status) ? 'ended' : 'requested'
}

/** Street and number, then the city; null if the home is unknown. */
export function formatMortgageAddress(property: MortgageProperty | null): string | null {
  if (!property?.street) return null
  const { street, number, number_addition, formatted_number, city } = property
  const house = formatted_number ?? [number, number_addition].filter(Boolean).join('-')
  return [[street, house].filter(Boolean).join(' '), city].filter(Boolean).join(', ')
}

export const getLenderName = ({ agency, agency_name }: Mortgage): string | null =>
  agency_name ?? agency?.sender_name ?? null

/**
 * First day after `today` on which the fixed rate of a started part ends; null if there is none. Days are 'YYYY-MM-DD'.
 */
export function findNextFixedRateEnd(mortgages: readonly Mortgage[], today: string): string | null {
  const ends = mortgages
    .flatMap((mortgage) => getCurrentParts(mortgage, today))
    .filter(({ interest_type }) => interest_type !== 'variable')
    .flatMap(({ einddatumRentevast }) => einddatumRentevast ?? [])
  return ends.filter((end) => end > today).sort()[0] ?? null
}

/** Repaid amount and original loan; null if either is unknown. */
export function calculateRepaidAmount({ hoofdsomHypotheek, restantHoofdsom }: Mortgage) {
  if (!hoofdsomHypotheek || restantHoofdsom === null) return null
  const amount = Math.max(0, hoofdsomHypotheek - restantHoofdsom)
  return { amount, of: hoofdsomHypotheek, share: amount / hoofdsomHypotheek }
}

/** Returns the address of the mortgage's home, otherwise the name of the lender; null if both are unknown. */
export const getMortgageName = (mortgage: Mortgage): string | null =>
  formatMortgageAddress(mortgage.mainProperty) ?? getLenderName(mortgage)
