import type { Mortgage, MortgagePart } from '@portal/contract/mortgage'
import { dayOf } from './format/date.ts'
import { knownSumOf, toCents } from './money.ts'

/** Whether a part has begun on a day ('YYYY-MM-DD'); one whose begin is not known has. */
export const hasBegun = ({ begindatum }: Pick<MortgagePart, 'begindatum'>, today: string): boolean =>
  begindatum === null || begindatum.slice(0, 10) <= today

/**
 * The day on which the fixed rate of a part ends while the part goes on, 'YYYY-MM-DD'; null where it does not, where the rate
 * is variable, and where the day is not known.
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

type Parted<P> = Pick<Mortgage, 'status'> & { mortgageParts: readonly P[] }
type Begun = Pick<MortgagePart, 'begindatum'>

/** The parts that a mortgage consists of today: of a running one those that have begun, of any other all. */
export const partsNow = <P extends Begun>({ status, mortgageParts }: Parted<P>, today: string): P[] =>
  mortgageParts.filter((part) => status !== 0 || hasBegun(part, today))

/** The parts of a running mortgage that begin after today, the first one first. */
export const partsToCome = <P extends Begun>(mortgage: Parted<P>, today: string): P[] => {
  const now = new Set(partsNow(mortgage, today))
  return mortgage.mortgageParts
    .filter((part) => !now.has(part))
    .sort((one, other) => ((one.begindatum ?? '') < (other.begindatum ?? '') ? -1 : 1))
}

type Counted = Pick<
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
 * What is borrowed, owed and paid a month on a mortgage today, in euro, by the names of the wire, with the rate in percent a
 * year weighed by what is owed. A part that begins later is no part of it. Null for what is not known of every part.
 */
export function totalsNow<P extends Counted>(mortgage: Parted<P>, today: string) {
  const parts = partsNow(mortgage, today)
  const sum = (name: Exclude<keyof Counted, 'begindatum'>) => knownSumOf(parts.map((part) => part[name]))
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

/** What running mortgages are together, in euro; null for what is not known of each. */
export const totalsOf = (mortgages: readonly Pick<Mortgage, 'restantHoofdsom' | 'monthly_amount'>[]) => ({
  owed: knownSumOf(mortgages.map(({ restantHoofdsom }) => restantHoofdsom)),
  monthly: knownSumOf(mortgages.map(({ monthly_amount }) => monthly_amount)),
})

/** What is owed on a mortgage today, in euro: of its parts as far as it is known, else as the firm states it. */
export const owedNow = (mortgage: Mortgage, today: string): number =>
  mortgage.mortgageParts.length > 0
    ? partsNow(mortgage, today).reduce(
        (whole, part) => toCents(whole + Math.max(0, part.remaining_debt ?? 0)),
        0,
      )
    : Math.max(0, mortgage.restantHoofdsom ?? 0)
