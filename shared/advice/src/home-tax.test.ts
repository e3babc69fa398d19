import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getNormsOn } from '../node/own-norms.ts'
import { createFigure, type Figure } from './figure.ts'
import { calculateHomeTaxBenefit, calculateImputedRent, type TaxPayer } from './home-tax.ts'
import { calculateNetIncome } from './income-tax.ts'

const norms = getNormsOn('2026-06-30')
const createPayer = (income: { wage?: number; pension?: number }, isSingle = false): TaxPayer => {
  const isAow = income.pension !== undefined
  const earnings = {
    labour: income.wage ? [income.wage] : [],
    benefits: [],
    pensions: income.pension ? [income.pension] : [],
    isAow,
    isSingle,
  }
  return { earnings, ...calculateNetIncome(norms, earnings) }
}
const createInterestFigure = (value: number) => createFigure('deductible_interest', value, {})
const calculateBenefit = (persons: TaxPayer[], woz: number, interest: number): Figure =>
  calculateHomeTaxBenefit(norms, persons, calculateImputedRent(norms, woz), createInterestFigure(interest))

test('advice 8: the general credit grows again by what the home takes off the income', () => {
  // WOZ 400,000 × 0.35 % = 1,400; 9,000 − 1,400 = 7,600 less income, all in the 37.56 % bracket and where the credit
  // decreases by 6.398 %: 7,600 × (37.56 % + 6.398 %).
  expect(calculateBenefit([createPayer({ wage: 50_000 }, true)], 400_000, 9000).value).toBeCloseTo(
    7600 * 0.43958,
    6,
  )
})

test('advice 8: the elderly credit does so as well', () => {
  // 48,000 pension − 4,600 balance = 43,400; the credit of 2,067 decreases by 15 % above 46,002.
  const less = 6000 - 1400
  const credits = (48_000 - 46_002) * 0.15 + less * 0.03195
  expect(calculateBenefit([createPayer({ pension: 48_000 }, true)], 400_000, 6000).value).toBeCloseTo(
    less * 0.3756 + credits,
    6,
  )
})

test('advice 8: in the highest bracket interest counts at 37.56 % and the imputed rent at 49.5 %', () => {
  expect(calculateBenefit([createPayer({ wage: 120_000 }, true)], 400_000, 20_000).value).toBeCloseTo(
    20_000 * 0.3756 - 1400 * 0.495,
    6,
  )
})

test('advice 8: credits that are left take away what a home without debt adds', () => {
  // 20,000 × 17.85 % = 3,570; minus credits 1,556 + 2,067 + 540 leaves −593. The addition of 1,400 × 28.133 % costs
  // 17.85 % of 393.86 = 70, less than the remaining credit.
  expect(calculateBenefit([createPayer({ pension: 20_000 }, true)], 400_000, 0).value).toBe(0)
  // With 23,500 the credits are used up: 4,194.75 − 4,163.
  expect(calculateBenefit([createPayer({ pension: 23_500 }, true)], 400_000, 0).value).toBeCloseTo(
    -1400 * 0.28133 * 0.1785,
    6,
  )
})

test('advice 8: no more comes back than was due', () => {
  const one = createPayer({ wage: 26_000 }, true)
  expect(calculateBenefit([one], 200_000, 25_000).value).toBeCloseTo(one.due.value, 6)
})

test('advice 8: partners divide the home so that they pay least', () => {
  // 12,000 interest − 1,400. The partner with 40,000 takes the part that lowers their income to 29,736, where the
  // credit is at its maximum: 1,117 × 43.958 % + 9,147 × 42.148 %. The other takes the remaining 336: per euro 12,000
  // ÷ 10,600 at 37.56 %, minus 1,400 ÷ 10,600 at 49.5 %.
  const both = [createPayer({ wage: 90_000 }), createPayer({ wage: 40_000 })]
  const rest = (336 / 10_600) * (12_000 * 0.3756 - 1400 * 0.495)
  const most = 1117 * 0.43958 + 9147 * 0.42148 + rest
  expect(calculateBenefit(both, 400_000, 12_000).value).toBeCloseTo(most, 4)
  expect(calculateBenefit(both.toReversed(), 400_000, 12_000).value).toBeCloseTo(most, 4)
})

test('no other division of the home would leave two persons more', { tags: 'full' }, () => {
  const anyPayer = fc.oneof(
    fc.integer({ min: 0, max: 150_000 }).map((wage) => createPayer({ wage })),
    fc.integer({ min: 12_000, max: 90_000 }).map((pension) => createPayer({ pension })),
  )
  fc.assert(
    fc.property(
      anyPayer,
      anyPayer,
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.integer({ min: 0, max: 40_000 }),
      fc.nat(100),
      (first, second, woz, interest, percent) => {
        const rent = calculateImputedRent(norms, woz)
        const best = calculateHomeTaxBenefit(
          norms,
          [first, second],
          rent,
          createInterestFigure(interest),
        ).value
        // Each person has a share of home and debt, as if the share were a separate home.
        const share = percent / 100
        const calculatePartOf = (one: TaxPayer, of: number) =>
          calculateHomeTaxBenefit(
            norms,
            [one],
            createFigure('imputed_rent', rent.value * of, {}),
            createInterestFigure(interest * of),
          ).value
        expect(best).toBeGreaterThanOrEqual(
          calculatePartOf(first, share) + calculatePartOf(second, 1 - share) - 0.005,
        )
      },
    ),
    { numRuns: Number(process.env.PORTAL_TEST_RUNS ?? 1000) },
  )
})
