import { expect, test } from 'vitest'
import {
  compareWithProducts,
  createProduct,
  findBestProposal,
  initialCosts,
} from '../../test/refinance-test-data.ts'

const listedProducts = [
  createProduct('AB', { '120': 0.04, '60': 0.036 }),
  createProduct('CD', { '120': 0.03 }),
]
/**
 * Compares a loan at 1.5 % that is fixed for `monthsLeft` more months. Its lender offers 4 % for ten years, another
 * lender 3 %.
 */
const compareWithMonthsLeft = (
  monthsLeft: number,
  more: object = {},
  products = listedProducts,
  part: object = {},
) =>
  compareWithProducts(products, more, {
    interest_rate: 0.015,
    remaining_interest_period_in_months: monthsLeft,
    ...part,
  })

test('after the fixed period, the current rate of the lender counts', () => {
  const result = compareWithMonthsLeft(1)
  // The current loan costs 300 for one month (1.5 %) and 800 for 119 months (4 %). The new loan costs 600 for 120
  // months (3 %).
  const now = 300 + 119 * 800
  expect(findBestProposal(result)).toMatchObject({
    product_line_id: 'CD1',
    gross_total_difference_during_interest_period: now - 72_000,
    gross_total_refinance_difference: now - 72_000 - initialCosts,
    gross_total_refinance_difference_at_current_rate: 120 * 300 - 72_000 - initialCosts,
    net_total_refinance_difference: now - 72_000 - initialCosts,
    // The new loan costs 300 more in the first month and 200 less in each later month, so it takes (4200 + 300) / 200
    // more months.
    payback_time_in_months: 1 + Math.ceil((initialCosts + 300) / 200),
  })
  expect(result.rate_after_fixed_period).toMatchObject({
    ...{ rate: 0.04, stated_rate: 0.04, stated_by: 'interest_list', first_end_in_months: 1 },
    ...{ gross_monthly_payments: 800, gross_monthly_payments_at_current_rate: 300, by_rate: null },
  })
})

test('the gain depends on the remaining months of the fixed period', () => {
  const long = compareWithMonthsLeft(120)
  expect(long.rate_after_fixed_period).toBeNull()
  expect(findBestProposal(long)).toMatchObject({
    gross_total_refinance_difference: 36_000 - 72_000 - initialCosts,
    gross_total_refinance_difference_at_current_rate: null,
    payback_time_in_months: null,
  })
  const gains = [1, 30, 60, 119, 120].map(
    (left) => findBestProposal(compareWithMonthsLeft(left))?.gross_total_refinance_difference,
  )
  expect(gains).toEqual([19_300, 4_800, -10_200, -39_700, -40_200])
})

test('the customer can choose the rate, and the table has the result for every rate', () => {
  const moved = compareWithMonthsLeft(1, { rate_after_fixed_period: 0.02 })
  expect(moved.rate_after_fixed_period).toMatchObject({ rate: 0.02, stated_rate: 0.04 })
  expect(findBestProposal(moved)?.gross_total_refinance_difference).toBe(
    300 + 119 * 400 - 72_000 - initialCosts,
  )
  const table =
    compareWithMonthsLeft(1, { every_rate_after_fixed_period: true }).rate_after_fixed_period?.by_rate ?? []
  expect([table[0]?.rate, table.at(-1)?.rate, table.length]).toEqual([0.005, 0.08, 76])
  expect(table.find(({ rate }) => rate === 0.02)).toEqual({
    ...{ rate: 0.02, gross_monthly_payments: 400, difference: 119 * (400 - 800) },
  })
  expect(table.find(({ rate }) => rate === 0.04)?.difference).toBe(0)
})

test('without a rate in the list, the AFM test rate counts, and the result names this source', () => {
  const result = compareWithMonthsLeft(1, {}, [createProduct('AB', { '240': 0.04 })])
  expect(result.rate_after_fixed_period).toMatchObject({ rate: 0.05, stated_by: 'test_rate' })
})

test("an interest-only part has the lender's surcharge, and an annuity is repaid at the new rate", () => {
  const surcharged = compareWithMonthsLeft(1, {}, [
    createProduct('AB', { '120': 0.04 }, 0.002),
  ]).rate_after_fixed_period
  expect(surcharged).toMatchObject({
    rate: 0.04,
    interest_only_surcharge: 0.002,
    gross_monthly_payments: 840,
  })
  const annuity = { repayment_type: 'annuity', duration_in_months: 241 }
  const after = compareWithMonthsLeft(1, {}, listedProducts, annuity).rate_after_fixed_period
  const calculateMonthlyPayment = (debt: number, rate: number, months: number) =>
    (debt * rate) / 12 / (1 - (1 + rate / 12) ** -months)
  const left = 240_000 - (calculateMonthlyPayment(240_000, 0.015, 241) - 300)
  expect(after?.gross_monthly_payments).toBeCloseTo(calculateMonthlyPayment(left, 0.04, 240), 1)
  expect(after?.gross_monthly_payments_at_current_rate).toBeCloseTo(
    calculateMonthlyPayment(240_000, 0.015, 241),
    1,
  )
})

test('the total gain is positive exactly if there is a payback time', () => {
  for (const left of [1, 24, 40, 50, 119])
    for (const finance_repayment_penalty of [true, false]) {
      const one = findBestProposal(
        compareWithMonthsLeft(left, { finance_repayment_penalty, lender_hdn_code: 'ZZ' }),
      )
      const gain = one?.gross_total_refinance_difference ?? 0
      const months = one?.payback_time_in_months ?? null
      expect(months === null, `${left}: ${gain} in ${months}`).toBe(gain < 0)
      expect(months ?? 1).toBeLessThanOrEqual(120)
    }
})
