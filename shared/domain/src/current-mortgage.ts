import type { Mortgage, MortgagePart } from '@portal/contract/mortgage'
import { parseDay } from './format/date.ts'
import { roundToCents, sumIfAllKnown } from './money.ts'

/** Returns whether a mortgage part has started. Also returns true if its start date is unknown. */
export const hasPartStarted = ({ begindatum }: Pick<MortgagePart, 'begindatum'>, today: string): boolean =>
  begindatum === null || begindatum.slice(0, 10) <= today

/**
 * Finds the day on which a fixed rate ends before its part ends; null if the rate is variable or the day is unknown.
 */
export function findFixedRateEndDate({
  interest_type,
  einddatumRentevast,
  begindatum,
  einddatum,
}: Pick<MortgagePart, 'interest_type' | 'einddatumRentevast' | 'begindatum' | 'einddatum'>): string | null {
  if (interest_type === 'variable' || !einddatumRentevast || !parseDay(einddatumRentevast)) return null
  const end = parseDay(einddatum) ? [begindatum ?? '', einddatum ?? ''].sort().at(-1) : undefined
  return end !== undefined && einddatumRentevast >= end ? null : einddatumRentevast
}

type MortgageWithParts<P> = Pick<Mortgage, 'status'> & { mortgageParts: readonly P[] }
type PartWithStart = Pick<MortgagePart, 'begindatum'>

/** Returns the parts of a running mortgage that have started; all parts of a mortgage that is not running. */
export const getCurrentParts = <P extends PartWithStart>(
  { status, mortgageParts }: MortgageWithParts<P>,
  today: string,
): P[] => mortgageParts.filter((part) => status !== 0 || hasPartStarted(part, today))

/** Returns the parts of a running mortgage that start after today, earliest first. */
export const getFutureParts = <P extends PartWithStart>(
  mortgage: MortgageWithParts<P>,
  today: string,
): P[] => {
  const now = new Set(getCurrentParts(mortgage, today))
  return mortgage.mortgageParts
    .filter((part) => !now.has(part))
    .sort((one, other) => ((one.begindatum ?? '') < (other.begindatum ?? '') ? -1 : 1))
}

type PartWithAmounts = Pick<
  MortgagePart,
  | 'begindatum'
  | 'hoofdsom'
  | 'remaining_debt'
  | 'interest'
  | 'monthly_amount'
  | 'monthly_interest_amount'
  | 'monthly_repayment_amount'
  | 'monthly_premium'
>

/**
 * Calculates the totals of the parts that have started: principal, debt and monthly payments in euro, and the interest
 * rate in percent, weighted by debt. The result has the field names of the API. A total is null if the value of any
 * part is unknown.
 */
export function calculateCurrentTotals<P extends PartWithAmounts>(
  mortgage: MortgageWithParts<P>,
  today: string,
) {
  const parts = getCurrentParts(mortgage, today)
  const sumPartAmounts = (name: Exclude<keyof PartWithAmounts, 'begindatum'>) =>
    sumIfAllKnown(parts.map((part) => part[name]))
  const owed = sumPartAmounts('remaining_debt')
  const interest = sumIfAllKnown(
    parts.map((part) =>
      part.interest === null || part.remaining_debt === null ? null : part.interest * part.remaining_debt,
    ),
  )
  return {
    hoofdsomHypotheek: sumPartAmounts('hoofdsom'),
    restantHoofdsom: owed,
    rate: owed && interest !== null ? roundToCents(interest / owed) : null,
    monthly_amount: sumPartAmounts('monthly_amount'),
    monthly_interest_amount: sumPartAmounts('monthly_interest_amount'),
    monthly_repayment_amount: sumPartAmounts('monthly_repayment_amount'),
    monthly_premium: sumPartAmounts('monthly_premium'),
  }
}

/** Sums debt and monthly payment of mortgages in euro; null if unknown for any mortgage. */
export const sumMortgages = (mortgages: readonly Pick<Mortgage, 'restantHoofdsom' | 'monthly_amount'>[]) => ({
  owed: sumIfAllKnown(mortgages.map(({ restantHoofdsom }) => restantHoofdsom)),
  monthly: sumIfAllKnown(mortgages.map(({ monthly_amount }) => monthly_amount)),
})

/** Calculates the current debt in euro: the sum of the parts if known, otherwise the debt that the tenant states. */
export const calculateCurrentDebt = (mortgage: Mortgage, today: string): number =>
  mortgage.mortgageParts.length > 0
    ? getCurrentParts(mortgage, today).reduce(
        (whole, part) => roundToCents(whole + Math.max(0, part.remaining_debt ?? 0)),
        0,
      )
    : Math.max(0, mortgage.restantHoofdsom ?? 0)
