import type { MortgagePart } from '@portal/contract/mortgage'
import { countMonthsUntil } from '@portal/time/calendar-day'
import { findFixedRateEndDate } from './current-mortgage.ts'
import { sumAmounts } from './money.ts'
import type { PartTerms } from './mortgage-part.ts'
import { createPartSchedule } from './schedule/part-schedule.ts'
import { toPartTerms } from './schedule/part-terms.ts'

/**
 * AFM test rate in percent per year, for rates that are fixed for less than ten years (SCEN-22, Trhk art. 3(10)). A
 * test ensures that the server's norms have the same value.
 */
export const afmTestRatePercent = 5

/** The next day on which fixed rates of a mortgage end. */
export interface FixedRateEnd {
  /** Date on which the rates end, 'YYYY-MM-DD'. */
  date: string
  /** Indexes of the parts whose fixed rate ends on `date`. */
  parts: number[]
  /** Terms of these parts as they will be on `date`, at today's rate. */
  terms: PartTerms[]
  /** Debt of these parts on `date`, in euro. */
  debt: number
}

/** Returns the terms of a part as they will be on a future day. */
function projectPartTerms(terms: PartTerms, date: string, today: string): PartTerms {
  const schedule = createPartSchedule(terms, today)
  const start = terms.startDate && terms.startDate > today ? terms.startDate : today
  const last = countMonthsUntil(start, terms.endDate) - countMonthsUntil(date, terms.endDate) - 1
  return {
    ...terms,
    startDate: date,
    remainingDebt: (schedule.debt[last] ?? schedule.principal) / 100,
    savedValue: last < 0 ? terms.savedValue : (schedule.saved[last] ?? 0) / 100,
  }
}

/**
 * Finds the first day after `today` on which a fixed rate ends before its part ends; null if there is none. Variable
 * rates and parts without a schedule do not count.
 */
export function findNextFixedRateEnd(parts: readonly MortgagePart[], today: string): FixedRateEnd | null {
  const ends = parts.flatMap((part, place) => {
    const date = findFixedRateEndDate(part)
    const terms = toPartTerms(part, today)
    if (typeof terms === 'string' || date === null || date <= today) return []
    if (terms.startDate && terms.startDate > date) return []
    const then = projectPartTerms(terms, date, today)
    return then.remainingDebt > 0 ? [{ date, place, then }] : []
  })
  const [date] = ends.map((one) => one.date).sort()
  if (!date) return null
  const first = ends.filter((one) => one.date === date)
  return {
    date,
    parts: first.map(({ place }) => place),
    terms: first.map(({ then }) => then),
    debt: sumAmounts(first.map(({ then }) => then.remainingDebt)),
  }
}

/**
 * Calculates the gross cost in euro of the first month after the fixed rates end.
 * @param rate percent per year; null for today's rate of each part
 */
export const calculateMonthlyCostAfter = ({ terms, date }: FixedRateEnd, rate: number | null): number =>
  sumAmounts(
    terms.map((part) => {
      const { interest, repayment, premium } = createPartSchedule(
        rate === null ? part : { ...part, interest: rate },
        date,
      )
      return ((interest[0] ?? 0) + (repayment[0] ?? 0) + (premium[0] ?? 0)) / 100
    }),
  )
