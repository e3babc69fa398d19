import { addMonths } from '@portal/contract/day'
import { Mortgage } from '@portal/contract/mortgage'
import * as v from '@portal/contract/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comingUp } from './coming-up.ts'
import { sumOf } from './money.ts'
import { owedNow, partsToCome, totalsNow } from './mortgage-now.ts'
import { debtAtEnd, monthOf } from './mortgage-part.ts'
import { mortgageSchedule } from './schedule/mortgage.ts'
import { monthRow, yearOf } from './schedule/schedule.ts'

const today = '2026-11-28'
const plan = fc.record({
  type: fc.constantFrom<number[]>(1, 2, 5, 9, 50, 53),
  owed: fc.integer({ min: 1000, max: 400_000 }),
  interest: fc.integer({ min: 1, max: 700 }).map((hundredths) => hundredths / 100),
  age: fc.integer({ min: -24, max: 300 }),
  left: fc.integer({ min: 2, max: 360 }),
})
/** A running mortgage as the server gives it. */
const file = (plans: readonly (typeof plan extends fc.Arbitrary<infer P> ? P : never)[]) => {
  const parts = plans.map(({ type, owed, interest, age, left }, id) => {
    const startDate = addMonths(today, -age)
    const endDate = addMonths(age < 0 ? startDate : today, left)
    const terms = {
      repaymentType: type,
      principal: owed,
      remainingDebt: owed,
      interest,
      startDate,
      endDate,
      savedValue: 0,
    }
    const month = monthOf(terms, today)
    return {
      ...{
        id,
        type,
        interest,
        hoofdsom: owed,
        remaining_debt: owed,
        begindatum: startDate,
        einddatum: endDate,
      },
      ...{ monthly_amount: month.total, monthly_interest_amount: month.interest },
      ...{ monthly_repayment_amount: month.repayment, monthly_premium: month.premium },
      remaining_debt_at_loan_part_end: debtAtEnd(terms),
    }
  })
  const mortgage = v.parse(Mortgage, { id: 1, status: 0, mortgageParts: parts })
  return { ...mortgage, ...totalsNow(mortgage, today) }
}
const anyFile = fc.array(plan, { minLength: 1, maxLength: 4 }).map(file)

test('a part that begins on 28 January 2027 is to come, and no part of what is owed and paid now', () => {
  const now = { type: 5, owed: 329_974, interest: 4, age: 74, left: 286 }
  const mortgage = file([now, { type: 53, owed: 45_000, interest: 3.79, age: -2, left: 360 }])
  expect(mortgage.restantHoofdsom).toBe(329_974)
  expect(mortgage.monthly_amount).toBe(1099.91)
  expect(partsToCome(mortgage, today).map(({ begindatum }) => begindatum)).toEqual(['2027-01-28'])
  expect(totalsNow({ ...mortgage, status: 4 }, today).restantHoofdsom).toBe(374_974)
})

test('of any file, totals, schedule and what is coming up agree on what is owed, paid, begins and ends', () => {
  fc.assert(
    fc.property(anyFile, (mortgage) => {
      const schedule = mortgageSchedule(mortgage.mortgageParts, today)
      if (!schedule) throw new Error('no schedule')
      const later = partsToCome(mortgage, today)
      expect(mortgage.restantHoofdsom).toBe(owedNow(mortgage, today))
      const begun = schedule.parts.filter((_, place) => {
        const part = mortgage.mortgageParts[place]
        return part && !later.includes(part)
      })
      expect(sumOf(begun.map((part) => (part?.principal ?? 0) / 100))).toBe(mortgage.restantHoofdsom)
      const first = sumOf(
        begun.map((part) => {
          const { interest = 0, repayment = 0, premium = 0 } = part ? monthRow(part, 0) : {}
          return interest + repayment + premium
        }),
      )
      expect(Math.abs(first - (mortgage.monthly_amount ?? 0))).toBeLessThan(
        0.02 * mortgage.mortgageParts.length,
      )
      const begins = schedule.marks.filter(({ kind }) => kind === 'part-begin')
      expect(begins.map(({ part }) => part).sort()).toEqual(
        later.map((part) => mortgage.mortgageParts.indexOf(part)).sort(),
      )
      const ends = schedule.marks.filter(({ kind }) => kind === 'part-end')
      const coming = comingUp(mortgage.mortgageParts, today).filter(({ kind }) => kind === 'part-end')
      const inYears = (found: { year: number; open: number }[]) =>
        Object.fromEntries(
          [...Map.groupBy(found, ({ year }) => year)].map(([year, all]) => [
            year,
            sumOf(all.map(({ open }) => open)),
          ]),
        )
      expect(inYears(ends.map(({ month, open }) => ({ year: yearOf(month), open })))).toEqual(
        inYears(coming.map(({ date, amount }) => ({ year: Number(date.slice(0, 4)), open: amount ?? 0 }))),
      )
    }),
  )
})
