import { monthsUntil } from '@portal/contract/day'
import type { MortgagePart } from '@portal/contract/mortgage'
import { sumOf } from './money.ts'
import { fixedRateEnd } from './mortgage-now.ts'
import type { PartTerms } from './mortgage-part.ts'
import { partSchedule } from './schedule/part.ts'
import { termsOf } from './schedule/terms.ts'

/**
 * Percent a year at which a lender tests a rate that is fixed for less than ten years: the test rate of the AFM (SCEN-22,
 * Trhk art. 3(10)). The edition that calculations use is in the server's norms, which a test holds this to.
 */
export const testRate = 5

/** The day on which fixed rates of a mortgage end, and the parts that get another rate then. */
export interface FixedEnd {
  /** 'YYYY-MM-DD'. */
  date: string
  /** Places of the parts among the mortgage's, from 0. */
  parts: number[]
  /** What the payments of each follow from on that day, at the rate of today. */
  terms: PartTerms[]
  /** Euro that the parts still owe on that day. */
  debt: number
}

/** The terms that a part has on a day to come: what is owed by then, and what has been put aside. */
function termsOn(terms: PartTerms, date: string, today: string): PartTerms {
  const schedule = partSchedule(terms, today)
  const start = terms.startDate && terms.startDate > today ? terms.startDate : today
  const last = monthsUntil(start, terms.endDate) - monthsUntil(date, terms.endDate) - 1
  return {
    ...terms,
    startDate: date,
    remainingDebt: (schedule.debt[last] ?? schedule.principal) / 100,
    savedValue: last < 0 ? terms.savedValue : (schedule.saved[last] ?? 0) / 100,
  }
}

/**
 * The first day after `today` ('YYYY-MM-DD') on which a fixed rate ends while the loan goes on; null where none does. A
 * variable rate and a part that cannot be planned take no part in it.
 */
export function nextFixedEnd(parts: readonly MortgagePart[], today: string): FixedEnd | null {
  const ends = parts.flatMap((part, place) => {
    const date = fixedRateEnd(part)
    const terms = termsOf(part, today)
    if (typeof terms === 'string' || date === null || date <= today) return []
    if (terms.startDate && terms.startDate > date) return []
    const then = termsOn(terms, date, today)
    return then.remainingDebt > 0 ? [{ date, place, then }] : []
  })
  const [date] = ends.map((one) => one.date).sort()
  if (!date) return null
  const first = ends.filter((one) => one.date === date)
  return {
    date,
    parts: first.map(({ place }) => place),
    terms: first.map(({ then }) => then),
    debt: sumOf(first.map(({ then }) => then.remainingDebt)),
  }
}

/**
 * Euro that the parts cost in the first month after their fixed rates end, gross, at the same end dates.
 * @param rate percent a year from then on; null: each part goes on with the rate of today
 */
export const monthlyAfter = ({ terms, date }: FixedEnd, rate: number | null): number =>
  sumOf(
    terms.map((part) => {
      const { interest, repayment, premium } = partSchedule(
        rate === null ? part : { ...part, interest: rate },
        date,
      )
      return ((interest[0] ?? 0) + (repayment[0] ?? 0) + (premium[0] ?? 0)) / 100
    }),
  )
