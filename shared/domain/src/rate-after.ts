import { monthsUntil } from '@portal/contract/day'
import type { MortgagePart } from '@portal/contract/mortgage'
import { fixedRateEnd } from './current-mortgage.ts'
import { sumOf } from './money.ts'
import type { PartTerms } from './mortgage-part.ts'
import { partSchedule } from './schedule/part.ts'
import { termsOf } from './schedule/terms.ts'

/**
 * Percent a year at which lenders test a rate that is fixed for less than ten years: the AFM test rate (SCEN-22, Trhk
 * art. 3(10)). A test compares it with the edition in the server's norms.
 */
export const testRate = 5

/** Day on which fixed rates of a mortgage end, and the parts that get a new rate then. */
export interface FixedRateEnd {
  /** 'YYYY-MM-DD'. */
  date: string
  /** Indexes of these parts. */
  parts: number[]
  /** Terms of each part on that day, at today's rate. */
  terms: PartTerms[]
  /** Debt of these parts on that day, in euro. */
  debt: number
}

/** Terms of a part on a future day, with its remaining debt and savings. */
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
 * The first day after `today` ('YYYY-MM-DD') on which a fixed rate ends before its loan does; null if there is none.
 * Ignores variable rates and parts without a schedule.
 */
export function nextFixedRateEnd(parts: readonly MortgagePart[], today: string): FixedRateEnd | null {
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
 * Gross cost in euro of these parts in the first month after their fixed rates end, with unchanged end dates.
 * @param rate percent a year from then on; null: today's rate of each part
 */
export const monthlyCostAfter = ({ terms, date }: FixedRateEnd, rate: number | null): number =>
  sumOf(
    terms.map((part) => {
      const { interest, repayment, premium } = partSchedule(
        rate === null ? part : { ...part, interest: rate },
        date,
      )
      return ((interest[0] ?? 0) + (repayment[0] ?? 0) + (premium[0] ?? 0)) / 100
    }),
  )
