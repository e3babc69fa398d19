import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateMonthlyCost, type PartTerms } from '../mortgage-part.ts'
import { createPartSchedule } from './part-schedule.ts'
import { getMonthRow, listYearRows } from './payment-schedule.ts'

const today = '2026-01-01'
const toDateAfter = (months: number) => {
  const month = 2026 * 12 + months
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
}
const createTerms = (repaymentType: number, given: Partial<PartTerms> & { months?: number }): PartTerms => ({
  repaymentType,
  principal: 100_000,
  remainingDebt: 100_000,
  interest: 4,
  endDate: toDateAfter(given.months ?? 360),
  savedValue: 0,
  ...given,
})
const createSchedule = (...given: Parameters<typeof createTerms>) =>
  createPartSchedule(createTerms(...given), today)

test('worked example ann-1: an annuity of 300,000 at 4% over 360 months', () => {
  const { interest, repayment } = createSchedule(1, { remainingDebt: 300_000 })
  expect((interest[0] ?? 0) + (repayment[0] ?? 0)).toBe(143_225)
  expect((interest[200] ?? 0) + (repayment[200] ?? 0)).toBe(143_225)
})

test('worked example lin-1: a linear loan of 240,000 at 4% over 240 months', () => {
  expect(getMonthRow(createSchedule(2, { remainingDebt: 240_000, months: 240 }), 0)).toMatchObject({
    repayment: 1000,
    interest: 800,
  })
})

test('worked example io-1: 150,000 at 4.5%, interest-only', () => {
  const schedule = createSchedule(5, { remainingDebt: 150_000, interest: 4.5 })
  expect(getMonthRow(schedule, 0)).toMatchObject({ repayment: 0, interest: 562.5, debt: 150_000 })
  expect(schedule.open).toBe(15_000_000)
})

test('worked example sav-1: a savings mortgage of 200,000 at 3% over 360 months', () => {
  const { interest, premium, saved, debt } = createSchedule(53, { remainingDebt: 200_000, interest: 3 })
  expect([interest[0], premium[0]]).toEqual([50_000, 34_321])
  const getSavedValue = (month: number) => (saved[month - 1] ?? 0) / 100
  expect(getSavedValue(1)).toBe(343.21)
  expect(getSavedValue(2)).toBe(687.27)
  expect(getSavedValue(12)).toBeCloseTo(4175.6, 1)
  expect(getSavedValue(29 * 12)).toBeCloseTo(190_044.03, -1)
  expect([debt[358], debt[359]]).toEqual([20_000_000, 0])
})

test('worked example proj-1: debt after 255 months of an annuity, a linear and an interest-only loan', () => {
  const getRemainingDebt = (...given: Parameters<typeof createTerms>) =>
    getMonthRow(createSchedule(...given), 254).debt
  expect(Math.abs(getRemainingDebt(1, { remainingDebt: 120_000, interest: 5 }) - 54_693.95)).toBeLessThan(5)
  expect(getRemainingDebt(2, { remainingDebt: 85_000, interest: 3, months: 300 })).toBeCloseTo(12_750, 0)
  expect(getRemainingDebt(5, { remainingDebt: 145_000, months: 256 })).toBe(145_000)
})

const repaymentCodes = [1, 2, 3, 5, 9, 10, 13, 50, 51, 52, 53]
const arbitraryTerms = fc
  .record({
    code: fc.constantFrom(...repaymentCodes),
    remainingDebt: fc.integer({ min: 1, max: 2_000_000_00 }).map((cents) => cents / 100),
    interest: fc.integer({ min: 0, max: 1200 }).map((hundredths) => hundredths / 100),
    months: fc.integer({ min: 1, max: 480 }),
    agreedDebtAtEnd: fc.option(fc.integer({ min: -10, max: 500_000 })),
    returnRate: fc.option(fc.integer({ min: 0, max: 8 })),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ code, share, ...given }) =>
    createTerms(code, { ...given, savedValue: given.remainingDebt * share * 0.5 }),
  )

const divideHalfUp = (numerator: bigint, denominator: bigint) =>
  Number((numerator * 2n + denominator) / (denominator * 2n))

test('for any part, repayments add up to the repaid debt, and the debt never grows or falls below its end value', {
  tags: 'full',
}, () => {
  fc.assert(
    fc.property(arbitraryTerms, (one) => {
      const { principal, open, repayment, debt, interest, premium } = createPartSchedule(one, today)
      const repaid = repayment.reduce((sum, cents) => sum + cents, 0)
      const savedFor = premium.some((cents) => cents > 0) || repaid === 0
      expect(savedFor ? principal : principal - repaid).toBe(savedFor ? principal : open)
      const hundredths = BigInt(Math.round(one.interest * 100))
      let before = principal
      for (const [month, left] of debt.entries()) {
        expect(left).toBeLessThanOrEqual(before)
        expect(left).toBeGreaterThanOrEqual(open)
        expect(interest[month]).toBe(divideHalfUp(BigInt(before) * hundredths, 120_000n))
        before = left
      }
      expect(before).toBe(open)
    }),
  )
})

test('the first month is the month that the server calculates', () => {
  fc.assert(
    fc.property(arbitraryTerms, (given) => {
      const one = { ...given, agreedDebtAtEnd: null }
      fc.pre(one.endDate > toDateAfter(1))
      const [first] = [getMonthRow(createPartSchedule(one, today), 0)]
      const stated = calculateMonthlyCost(one, today)
      expect(first?.interest).toBeCloseTo(stated.interest, 1)
      expect(first?.repayment).toBeCloseTo(stated.repayment, 1)
      expect(first?.premium).toBeCloseTo(stated.premium, 1)
    }),
  )
})

test('years add up to the months, and end with the debt of the last month', () => {
  fc.assert(
    fc.property(arbitraryTerms, fc.constantFrom('2026-01-01', '2026-06-15', '2026-12-31'), (one, day) => {
      const schedule = createPartSchedule(one, day)
      const years = listYearRows(schedule)
      const sumRounded = (amounts: number[]) => Math.round(amounts.reduce((a, b) => a + b, 0) * 100)
      expect(sumRounded(years.map(({ interest }) => interest))).toBe(
        schedule.interest.reduce((a, b) => a + b, 0),
      )
      expect(sumRounded(years.map(({ repayment }) => repayment))).toBe(
        schedule.repayment.reduce((a, b) => a + b, 0),
      )
      expect(years.reduce((months, year) => months + year.months, 0)).toBe(schedule.debt.length)
      expect(years.slice(1, -1).every(({ months }) => months === 12)).toBe(true)
      expect(years.at(-1)?.debt).toBe(schedule.open / 100)
    }),
  )
})

test('without interest, an annuity has equal repayments', () => {
  const { interest, repayment } = createSchedule(1, { remainingDebt: 36_000, interest: 0 })
  expect(new Set(interest)).toEqual(new Set([0]))
  expect(new Set(repayment)).toEqual(new Set([10_000]))
})

test('a part that starts later pays from then on', () => {
  const later = createSchedule(1, { startDate: toDateAfter(24), months: 384 })
  expect(later.debt).toHaveLength(360)
  expect(later.firstMonth).toBe(2028 * 12 + 1)
})

test('99 billion and 0 have schedules too', () => {
  expect(createSchedule(1, { remainingDebt: 99_000_000_000 }).debt.at(-1)).toBe(0)
  expect(new Set(createSchedule(1, { remainingDebt: 0 }).debt)).toEqual(new Set([0]))
})
