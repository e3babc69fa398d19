import type { Mortgage, MortgagePart } from '@portal/contract/mortgage'
import { dayOf } from './format/date.ts'
import { knownSumOf, toCents } from './money.ts'

/** Whether a part has started on a day ('YYYY-MM-DD'); true if its start is unknown. */
export const hasStarted = ({ begindatum }: Pick<MortgagePart, 'begindatum'>, today: string): boolean =>
  begindatum === null || begindatum.slice(0, 10) <= today

/**
 * Day on which a part's fixed rate ends before the part does, 'YYYY-MM-DD'; null if there is none, the rate is variable
 * or the day is unknown.
 */
export function fixedRateEnd({
  interest_type,
  einddatumRentevast,
  begindatum,
  einddatum,
}: Pick<MortgagePart, 'interest_type' | 'einddatumRentevast' | 'begindatum' | 'einddatum'>): string | null {
  if (interest_type === 'variable' || !einddatumRentevast || !dayOf(einddatumRentevast)) return null
  const end = dayOf(einddatum) ? [begindatum ?? '', einddatum ?? ''].sort().at(-1) : undefined
  return end !== undefined && einddatumRentevast >= end ? null : einddatumRentevast
}

type WithParts<P> = Pick<Mortgage, 'status'> & { mortgageParts: readonly P[] }
type WithStart = Pick<MortgagePart, 'begindatum'>

/** Current parts of a mortgage: of a running one those that have started, otherwise all. */
export const currentParts = <P extends WithStart>(
  { status, mortgageParts }: WithParts<P>,
  today: string,
): P[] => mortgageParts.filter((part) => status !== 0 || hasStarted(part, today))

/** Parts of a running mortgage that start after today, soonest first. */
export const futureParts = <P extends WithStart>(mortgage: WithParts<P>, today: string): P[] => {
  const now = new Set(currentParts(mortgage, today))
  return mortgage.mortgageParts
    .filter((part) => !now.has(part))
    .sort((one, other) => ((one.begindatum ?? '') < (other.begindatum ?? '') ? -1 : 1))
}

type WithAmounts = Pick<
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
 * Current principal, debt and monthly payment of a mortgage in euro, by wire name, and the rate in percent a year
 * weighted by debt. Excludes parts that start later. Null for what is unknown for every part.
 */
export function currentTotals<P extends WithAmounts>(mortgage: WithParts<P>, today: string) {
  const parts = currentParts(mortgage, today)
  const sum = (name: Exclude<keyof WithAmounts, 'begindatum'>) => knownSumOf(parts.map((part) => part[name]))
  const owed = sum('remaining_debt')
  const interest = knownSumOf(
    parts.map((part) =>
      part.interest === null || part.remaining_debt === null ? null : part.interest * part.remaining_debt,
    ),
  )
  return {
    hoofdsomHypotheek: sum('hoofdsom'),
    restantHoofdsom: owed,
    rate: owed && interest !== null ? toCents(interest / owed) : null,
    monthly_amount: sum('monthly_amount'),
    monthly_interest_amount: sum('monthly_interest_amount'),
    monthly_repayment_amount: sum('monthly_repayment_amount'),
    monthly_premium: sum('monthly_premium'),
  }
}

/** Totals of running mortgages in euro; null for what is unknown for any of them. */
export const totalsOf = (mortgages: readonly Pick<Mortgage, 'restantHoofdsom' | 'monthly_amount'>[]) => ({
  owed: knownSumOf(mortgages.map(({ restantHoofdsom }) => restantHoofdsom)),
  monthly: knownSumOf(mortgages.map(({ monthly_amount }) => monthly_amount)),
})

/** Current debt of a mortgage in euro: of its parts if known, otherwise as the tenant states it. */
export const currentDebt = (mortgage: Mortgage, today: string): number =>
  mortgage.mortgageParts.length > 0
    ? currentParts(mortgage, today).reduce(
        (whole, part) => toCents(whole + Math.max(0, part.remaining_debt ?? 0)),
        0,
      )
    : Math.max(0, mortgage.restantHoofdsom ?? 0)
