import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getNormsOn } from '../node/own-norms.ts'
import { createFigure, type Figure } from './figure.ts'
import { calculateHomeTaxBenefit, calculateImputedRent, type Taxpayer } from './home-tax.ts'
import { calculateNetIncome } from './income-tax.ts'

const norms = getNormsOn('2026-06-30')
const createTaxpayer = (income: { wage?: number; pension?: number }, isSingle = false): Taxpayer => {
  const hasReachedPensionAge = income.pension !== undefined
  const earnings = {
    labour: income.wage ? [income.wage] : [],
    benefits: [],
    pensions: income.pension ? [income.pension] : [],
    hasReachedPensionAge,
    isSingle,
  }
  return { earnings, ...calculateNetIncome(norms, earnings) }
}
const createInterestFigure = (value: number) => createFigure('deductible_interest', value, {})
const calculateTaxBenefit = (persons: Taxpayer[], woz: number, interest: number): Figure =>
  calculateHomeTaxBenefit(norms, persons, calculateImputedRent(norms, woz), createInterestFigure(interest))

test('a deduction for the home lowers the income and so increases the general credit', () => {
  // Imputed rent: 0.35 % of the WOZ value of 400,000 = 1,400. The interest of 9,000 lowers the income by 9,000 −
  // 1,400 = 7,600. That amount is taxed at 37.56 %, and the general credit increases by 6.398 % of it.
  expect(calculateTaxBenefit([createTaxpayer({ wage: 50_000 }, true)], 400_000, 9000).value).toBeCloseTo(
    7600 * 0.43958,
    6,
  )
})

test('a deduction for the home lowers the income and so increases the elderly credit', () => {
  // The interest of 6,000 minus the imputed rent of 1,400 lowers the pension income of 48,000 by 4,600 to 43,400. The
  // elderly credit of 2,067 decreases by 15 % of the income above 46,002, so the whole decrease is undone.
  const less = 6000 - 1400
  const credits = (48_000 - 46_002) * 0.15 + less * 0.03195
  expect(calculateTaxBenefit([createTaxpayer({ pension: 48_000 }, true)], 400_000, 6000).value).toBeCloseTo(
    less * 0.3756 + credits,
    6,
  )
})

test('in the highest bracket, interest is deducted at 37.56 % and imputed rent is taxed at 49.5 %', () => {
  expect(calculateTaxBenefit([createTaxpayer({ wage: 120_000 }, true)], 400_000, 20_000).value).toBeCloseTo(
    20_000 * 0.3756 - 1400 * 0.495,
    6,
  )
})

test('unused credits reduce the tax on the imputed rent of a home without debt', () => {
  // The tax on a pension of 20,000 is 17.85 % = 3,570. The credits are 1,556 + 2,067 + 540, so 593 is unused. After
  // the Hillen deduction, 28.133 % of the imputed rent of 1,400 is taxed: 17.85 % × 393.86 = 70, which is less than
  // 593.
  expect(calculateTaxBenefit([createTaxpayer({ pension: 20_000 }, true)], 400_000, 0).value).toBe(0)
  // With a pension of 23,500 all credits are used: the tax is 4,194.75 and the credits are 4,163.
  expect(calculateTaxBenefit([createTaxpayer({ pension: 23_500 }, true)], 400_000, 0).value).toBeCloseTo(
    -1400 * 0.28133 * 0.1785,
    6,
  )
})

test('the refund is at most the tax due', () => {
  const one = createTaxpayer({ wage: 26_000 }, true)
  expect(calculateTaxBenefit([one], 200_000, 25_000).value).toBeCloseTo(one.due.value, 6)
})

test('partners divide the home so that their total tax is minimal', () => {
  // The deduction is 12,000 interest − 1,400 imputed rent = 10,600. The partner with a wage of 40,000 deducts 10,264
  // of it, in two tax brackets, until the income is 29,736, where the general credit is at its maximum. The other
  // partner deducts the remaining 336.
  const both = [createTaxpayer({ wage: 90_000 }), createTaxpayer({ wage: 40_000 })]
  const rest = (336 / 10_600) * (12_000 * 0.3756 - 1400 * 0.495)
  const most = 1117 * 0.43958 + 9147 * 0.42148 + rest
  expect(calculateTaxBenefit(both, 400_000, 12_000).value).toBeCloseTo(most, 4)
  expect(calculateTaxBenefit(both.toReversed(), 400_000, 12_000).value).toBeCloseTo(most, 4)
})

test('no other division of the home gives two persons a lower total tax', { tags: 'full' }, () => {
  const anyPayer = fc.oneof(
    fc.integer({ min: 0, max: 150_000 }).map((wage) => createTaxpayer({ wage })),
    fc.integer({ min: 12_000, max: 90_000 }).map((pension) => createTaxpayer({ pension })),
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
        // Calculates another division by taxing each person's share of the home as if it were a separate home.
        const share = percent / 100
        const calculateTaxBenefitOfShare = (one: Taxpayer, of: number) =>
          calculateHomeTaxBenefit(
            norms,
            [one],
            createFigure('imputed_rent', rent.value * of, {}),
            createInterestFigure(interest * of),
          ).value
        expect(best).toBeGreaterThanOrEqual(
          calculateTaxBenefitOfShare(first, share) + calculateTaxBenefitOfShare(second, 1 - share) - 0.005,
        )
      },
    ),
    { numRuns: Number(process.env.PORTAL_TEST_RUNS ?? 1000) },
  )
})
