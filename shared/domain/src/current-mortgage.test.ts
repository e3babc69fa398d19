import { Mortgage, type MortgagePart } from '@portal/contract/mortgage'
import * as v from '@portal/contract/valibot'
import { addMonths } from '@portal/time/calendar-day'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAdvicePart } from './advice-input.ts'
import {
  calculateCurrentDebt,
  calculateCurrentTotals,
  getCurrentParts,
  getFutureParts,
} from './current-mortgage.ts'
import { sumAmounts } from './money.ts'
import { listUpcomingMortgageEvents } from './mortgage-events.ts'
import { calculateMonthlyCost, getDebtAtEnd } from './mortgage-part.ts'
import { findNextFixedRateEnd } from './rate-after-fixed-period.ts'
import { createMortgageSchedule } from './schedule/mortgage-schedule.ts'
import { getMonthRow, getYearOfMonth } from './schedule/payment-schedule.ts'

const today = '2026-11-28'
const arbitraryPartPlan = fc.record({
  type: fc.constantFrom<number[]>(1, 2, 5, 9, 50, 53),
  owed: fc.integer({ min: 1000, max: 400_000 }),
  interest: fc.integer({ min: 1, max: 700 }).map((hundredths) => hundredths / 100),
  /**
   * `age` is in months since the start of the part, `left` in months until its end, `fixed` in months until the end of
   * its fixed rate.
   */
  age: fc.integer({ min: -24, max: 300 }),
  left: fc.integer({ min: -12, max: 360 }),
  fixed: fc.option(fc.integer({ min: -12, max: 400 })),
})
type PartPlan = typeof arbitraryPartPlan extends fc.Arbitrary<infer P> ? P : never
const createMortgage = (plans: readonly PartPlan[]) => {
  const parts = plans.map(({ type, owed, interest, age, left, fixed }, id) => {
    const startDate = addMonths(today, -age)
    const endDate = addMonths(today, Math.max(left, 2 - age))
    const terms = {
      repaymentType: type,
      principal: owed,
      remainingDebt: owed,
      interest,
      startDate,
      endDate,
      savedValue: 0,
    }
    const month = calculateMonthlyCost(terms, today)
    return {
      ...{
        id,
        type,
        interest,
        hoofdsom: owed,
        remaining_debt: owed,
        begindatum: startDate,
        einddatum: endDate,
        interest_type: fixed === null ? 'variable' : 'fixed',
        einddatumRentevast: addMonths(today, fixed ?? 1),
      },
      ...{ monthly_amount: month.total, monthly_interest_amount: month.interest },
      ...{ monthly_repayment_amount: month.repayment, monthly_premium: month.premium },
      remaining_debt_at_loan_part_end: getDebtAtEnd(terms),
    }
  })
  const mortgage = v.parse(Mortgage, { id: 1, status: 0, mortgageParts: parts })
  return { ...mortgage, ...calculateCurrentTotals(mortgage, today) }
}
const arbitraryMortgage = fc.array(arbitraryPartPlan, { minLength: 1, maxLength: 4 }).map(createMortgage)

test('a part that starts in the future does not count in current debt and payment', () => {
  const now = { type: 5, owed: 329_974, interest: 4, age: 74, left: 286, fixed: null }
  const mortgage = createMortgage([
    now,
    { type: 53, owed: 45_000, interest: 3.79, age: -2, left: 360, fixed: 120 },
  ])
  expect(mortgage.restantHoofdsom).toBe(329_974)
  expect(mortgage.monthly_amount).toBe(1099.91)
  expect(getFutureParts(mortgage, today).map(({ begindatum }) => begindatum)).toEqual(['2027-01-28'])
  expect(calculateCurrentTotals({ ...mortgage, status: 4 }, today).restantHoofdsom).toBe(374_974)
})

test('a part past its end date still has debt and interest, and is listed as excluded from the schedule', () => {
  const over = { type: 1, owed: 90_000, interest: 4, age: 360, left: -2, fixed: null }
  const mortgage = createMortgage([over, { ...over, left: 100 }])
  expect(mortgage.restantHoofdsom).toBe(180_000)
  expect(mortgage.mortgageParts[0]).toMatchObject({ monthly_amount: 300, monthly_repayment_amount: 0 })
  expect(createMortgageSchedule(mortgage.mortgageParts, today)?.leftOut).toEqual([{ part: 0, why: 'over' }])
  const paid = mortgage.mortgageParts.map((part, place) => (place ? part : { ...part, remaining_debt: 0 }))
  expect(createMortgageSchedule(paid, today)?.leftOut).toEqual([])
})

const sumDebtByYear = (found: { year: number; open: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(found, ({ year }) => year)].map(([year, all]) => [
      year,
      sumAmounts(all.map(({ open }) => open)),
    ]),
  )
const getYear = (date: string) => Number(date.slice(0, 4))

test('for any mortgage, totals, schedule, calculation input and upcoming events agree', () => {
  fc.assert(
    fc.property(arbitraryMortgage, (mortgage) => {
      const { mortgageParts: parts } = mortgage
      const schedule = createMortgageSchedule(parts, today)
      const now = getCurrentParts(mortgage, today)
      const later = getFutureParts(mortgage, today)
      expect([...now, ...later].sort((one, other) => Number(one.id) - Number(other.id))).toEqual(parts)
      const findSchedule = (part: MortgagePart) => schedule?.parts[parts.indexOf(part)] ?? null
      const over = now.filter((part) => (part.einddatum ?? '') <= today)
      if (schedule)
        expect(schedule.leftOut).toEqual(over.map((part) => ({ part: parts.indexOf(part), why: 'over' })))

      const owed = now.map(
        (part) => (findSchedule(part)?.principal ?? (part.remaining_debt ?? 0) * 100) / 100,
      )
      expect(sumAmounts(owed)).toBe(mortgage.restantHoofdsom)
      expect(calculateCurrentDebt(mortgage, today)).toBe(mortgage.restantHoofdsom)
      const calculated = parts.flatMap((part) => toAdvicePart(part, today)?.current_amount ?? [])
      expect(sumAmounts(calculated)).toBe(mortgage.restantHoofdsom)

      const paid = now.map((part) => {
        const schedule = findSchedule(part)
        if (!schedule) return part.monthly_interest_amount ?? 0
        const { interest, repayment, premium } = getMonthRow(schedule, 0)
        return interest + repayment + premium
      })
      expect(Math.abs(sumAmounts(paid) - (mortgage.monthly_amount ?? 0))).toBeLessThan(0.02 * parts.length)

      const marks = Map.groupBy(schedule?.marks ?? [], ({ kind }) => kind)
      const coming = Map.groupBy(listUpcomingMortgageEvents(parts, today), ({ kind }) => kind)
      expect(
        marks
          .get('part-begin')
          ?.map(({ part }) => part)
          .sort() ?? [],
      ).toEqual(later.map((part) => parts.indexOf(part)).sort())
      const ends = marks.get('part-end') ?? []
      expect(sumDebtByYear(ends.map(({ month, open }) => ({ year: getYearOfMonth(month), open })))).toEqual(
        sumDebtByYear(
          (coming.get('part-end') ?? []).map(({ date, amount }) => ({
            year: getYear(date),
            open: amount ?? 0,
          })),
        ),
      )
      const fixed = (coming.get('fixed-end') ?? []).flatMap(({ date, parts: places }) =>
        places.flatMap((place) =>
          (parts[place]?.begindatum ?? '') <= date ? [{ place, year: getYear(date) }] : [],
        ),
      )
      expect(
        (marks.get('fixed-end') ?? [])
          .filter(({ part }) => fixed.some(({ place }) => place === part))
          .map(({ part, month }) => ({ place: part, year: getYearOfMonth(month) })),
      ).toEqual(fixed)
      const next = findNextFixedRateEnd(parts, today)
      if (next) expect(coming.get('fixed-end')?.map(({ date }) => date)).toContain(next.date)
    }),
    { numRuns: 40 },
  )
})
