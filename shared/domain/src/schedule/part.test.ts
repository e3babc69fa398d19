import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthlyCostOf, type PartTerms } from '../mortgage-part.ts'
import { partSchedule } from './part.ts'
import { monthRow, yearRows } from './schedule.ts'

const today = '2026-01-01'
const after = (months: number) => {
  const month = 2026 * 12 + months
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
}
const loan = (repaymentType: number, given: Partial<PartTerms> & { months?: number }): PartTerms => ({
  repaymentType,
  principal: 100_000,
  remainingDebt: 100_000,
  interest: 4,
  endDate: after(given.months ?? 360),
  savedValue: 0,
  ...given,
})
const plan = (...given: Parameters<typeof loan>) => partSchedule(loan(...given), today)

test('worked example ann-1: an annuity of 300,000 at 4% over 360 months', () => {
  const { interest, repayment } = plan(1, { remainingDebt: 300_000 })
  expect((interest[0] ?? 0) + (repayment[0] ?? 0)).toBe(143_225)
  expect((interest[200] ?? 0) + (repayment[200] ?? 0)).toBe(143_225)
})

test('worked example lin-1: a linear loan of 240,000 at 4% over 240 months', () => {
  expect(monthRow(plan(2, { remainingDebt: 240_000, months: 240 }), 0)).toMatchObject({
    repayment: 1000,
    interest: 800,
  })
})

test('worked example io-1: 150,000 at 4.5% that nothing is repaid of', () => {
  const schedule = plan(5, { remainingDebt: 150_000, interest: 4.5 })
  expect(monthRow(schedule, 0)).toMatchObject({ repayment: 0, interest: 562.5, debt: 150_000 })
  expect(schedule.open).toBe(15_000_000)
})

test('worked example sav-1: a savings mortgage of 200,000 at 3% over 360 months', () => {
  const { interest, premium, saved, debt } = plan(53, { remainingDebt: 200_000, interest: 3 })
  expect([interest[0], premium[0]]).toEqual([50_000, 34_321])
  const worth = (month: number) => (saved[month - 1] ?? 0) / 100
  expect(worth(1)).toBe(343.21)
  expect(worth(2)).toBe(687.27)
  expect(worth(12)).toBeCloseTo(4175.6, 1)
  expect(worth(29 * 12)).toBeCloseTo(190_044.03, -1)
  expect([debt[358], debt[359]]).toEqual([20_000_000, 0])
})

test('worked example proj-1: what is left after 255 months of an annuity, a linear and an interest-only loan', () => {
  const left = (...given: Parameters<typeof loan>) => monthRow(plan(...given), 254).debt
  expect(Math.abs(left(1, { remainingDebt: 120_000, interest: 5 }) - 54_693.95)).toBeLessThan(5)
  expect(left(2, { remainingDebt: 85_000, interest: 3, months: 300 })).toBeCloseTo(12_750, 0)
  expect(left(5, { remainingDebt: 145_000, months: 256 })).toBe(145_000)
})

const codes = [1, 2, 3, 5, 9, 10, 13, 50, 51, 52, 53]
const terms = fc
  .record({
    code: fc.constantFrom(...codes),
    remainingDebt: fc.integer({ min: 1, max: 2_000_000_00 }).map((cents) => cents / 100),
    interest: fc.integer({ min: 0, max: 1200 }).map((hundredths) => hundredths / 100),
    months: fc.integer({ min: 1, max: 480 }),
    openAtEnd: fc.option(fc.integer({ min: -10, max: 500_000 })),
    returnRate: fc.option(fc.integer({ min: 0, max: 8 })),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ code, share, ...given }) => loan(code, { ...given, savedValue: given.remainingDebt * share * 0.5 }))

const halfUp = (numerator: bigint, denominator: bigint) =>
  Number((numerator * 2n + denominator) / (denominator * 2n))

test('every way of repaying: rows add up to what was owed, and the debt never grows or falls below what stays open', {
  tags: 'full',
}, () => {
  fc.assert(
    fc.property(terms, (one) => {
      const { principal, open, repayment, debt, interest, premium } = partSchedule(one, today)
      const repaid = repayment.reduce((sum, cents) => sum + cents, 0)
      const savedFor = premium.some((cents) => cents > 0) || repaid === 0
      expect(savedFor ? principal : principal - repaid).toBe(savedFor ? principal : open)
      const hundredths = BigInt(Math.round(one.interest * 100))
      let before = principal
      for (const [month, left] of debt.entries()) {
        expect(left).toBeLessThanOrEqual(before)
        expect(left).toBeGreaterThanOrEqual(open)
        expect(interest[month]).toBe(halfUp(BigInt(before) * hundredths, 120_000n))
        before = left
      }
      expect(before).toBe(open)
    }),
  )
})

test('the first month is the one that the server states', () => {
  fc.assert(
    fc.property(terms, (given) => {
      const one = { ...given, openAtEnd: null }
      fc.pre(one.endDate > after(1))
      const [first] = [monthRow(partSchedule(one, today), 0)]
      const stated = monthlyCostOf(one, today)
      expect(first?.interest).toBeCloseTo(stated.interest, 1)
      expect(first?.repayment).toBeCloseTo(stated.repayment, 1)
      expect(first?.premium).toBeCloseTo(stated.premium, 1)
    }),
  )
})

test('years add up to the months, and end with what is left', () => {
  fc.assert(
    fc.property(terms, fc.constantFrom('2026-01-01', '2026-06-15', '2026-12-31'), (one, day) => {
      const schedule = partSchedule(one, day)
      const years = yearRows(schedule)
      const sum = (amounts: number[]) => Math.round(amounts.reduce((a, b) => a + b, 0) * 100)
      expect(sum(years.map(({ interest }) => interest))).toBe(schedule.interest.reduce((a, b) => a + b, 0))
      expect(sum(years.map(({ repayment }) => repayment))).toBe(schedule.repayment.reduce((a, b) => a + b, 0))
      expect(years.reduce((months, year) => months + year.months, 0)).toBe(schedule.debt.length)
      expect(years.slice(1, -1).every(({ months }) => months === 12)).toBe(true)
      expect(years.at(-1)?.debt).toBe(schedule.open / 100)
    }),
  )
})

test('without interest an annuity is repaid in equal sums', () => {
  const { interest, repayment } = plan(1, { remainingDebt: 36_000, interest: 0 })
  expect(new Set(interest)).toEqual(new Set([0]))
  expect(new Set(repayment)).toEqual(new Set([10_000]))
})

test('a part that begins later pays from then on', () => {
  const later = plan(1, { startDate: after(24), months: 384 })
  expect(later.debt).toHaveLength(360)
  expect(later.firstMonth).toBe(2028 * 12 + 1)
})

test('99 billion and nothing at all have schedules too', () => {
  expect(plan(1, { remainingDebt: 99_000_000_000 }).debt.at(-1)).toBe(0)
  expect(new Set(plan(1, { remainingDebt: 0 }).debt)).toEqual(new Set([0]))
})
