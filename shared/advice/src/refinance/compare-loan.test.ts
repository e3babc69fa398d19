import type { ListedMortgageProduct } from '@portal/contract/interest-rate-list'
import { RefinanceInput } from '@portal/contract/refinance'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getCalculationBasisOn } from '../../node/own-norms.ts'
import { compareLoan } from './compare-loan.ts'

const calculationBasis = getCalculationBasisOn('2026-11-21')
const initialCosts = 2750 + 700 + 750
const basePart = {
  ...{ repayment_type: 'interest_only', current_amount: 240_000, original_amount: 240_000 },
  ...{ interest_rate: 0.05, duration_in_months: 360, deductible_period_in_months: 0 },
  ...{ remaining_interest_period_in_months: 0, nhg_applicable: false, box: 'box1' },
}
const householdInput = {
  applicant: { date_of_birth: '1980-06-15', income: { annual_employment_income: 80_000 } },
  energy_label: 'c',
  property_tax_value: 400_000,
  market_value: 400_000,
  new_interest_period_in_months: 120,
  finance_repayment_penalty: false,
  rate_after_fixed_period: 0.05,
}
const createProduct = (id: string, rates: Record<string, number>, surcharge = 0): ListedMortgageProduct => ({
  ...{ lender_id: id.slice(0, 2), lender_name: id, product_line_id: id, product_line_name: `Bank ${id}` },
  rates: { '60': rates, '80': rates, nhg: rates } as ListedMortgageProduct['rates'],
  interest_only_surcharge: surcharge,
})
const products = [
  createProduct('AB1', { '120': 0.04, '60': 0.035 }),
  createProduct('CD1', { '120': 0.03, '240': 0.045 }),
]

/** Compares an interest-only loan of 240,000 at 5 % with `products`. */
const compareWithListedProducts = (more: object = {}, part: object = {}, listed = products) =>
  compareLoan(
    v.parse(RefinanceInput, { ...householdInput, loan_parts: [{ ...basePart, ...part }], ...more }),
    listed,
    calculationBasis,
  )

test('an interest-only loan is compared at the rate of each product, highest gain first', () => {
  const { refinance_proposals, current_mortgage_situation, refinance_costs, repayment_penalty } =
    compareWithListedProducts()
  expect(current_mortgage_situation).toMatchObject({
    gross_monthly_payments: 1000,
    remaining_sum: 240_000,
    interest_rate: 0.05,
  })
  expect(refinance_costs).toEqual({
    mortgage_brokerage_costs: 2750,
    notarial_mortgage_act_costs: 700,
    appraisal_costs: 750,
    guarantee_fee: 0,
  })
  expect(repayment_penalty).toBe(0)
  expect(refinance_proposals.map((one) => [one.product_line_id, one.gross_monthly_payments])).toEqual([
    ['CD1', 600],
    ['AB1', 800],
  ])
  expect(refinance_proposals[0]).toMatchObject({
    lender_id: 'CD',
    product_line_name: 'Bank CD1',
    gross_difference_per_month: 400,
    gross_total_difference_during_interest_period: 48_000,
    gross_total_refinance_difference: 48_000 - initialCosts,
    payback_time_in_months: Math.ceil(initialCosts / 400),
    interest_rates_per_mortgage_part: [0.03],
    interest_rate_annuity_loan_part: 0.03,
    new_interest_period_in_months: 120,
    fits_on_income: true,
  })
})

test('without deductible interest, net differences equal gross differences', () => {
  const [best] = compareWithListedProducts().refinance_proposals
  expect(best?.net_difference_per_month).toBe(best?.gross_difference_per_month)
  expect(best?.net_total_difference_during_interest_period).toBe(48_000)
  const [deducted] = compareWithListedProducts({}, { deductible_period_in_months: 360 }).refinance_proposals
  expect(deducted?.net_difference_per_month).toBeLessThan(400)
  expect(deducted?.net_monthly_payments).toBeLessThan(600)
  const [ofBox3] = compareWithListedProducts(
    {},
    { deductible_period_in_months: 360, box: 'box3' },
  ).refinance_proposals
  expect(ofBox3?.net_difference_per_month).toBe(best?.net_difference_per_month)
})

test('a product without a rate for the period gives no proposal, but its other rates are returned', () => {
  const { refinance_proposals, interest_rates_per_product } = compareWithListedProducts({
    new_interest_period_in_months: 240,
  })
  expect(refinance_proposals.map(({ product_line_id }) => product_line_id)).toEqual(['CD1'])
  expect(interest_rates_per_product).toEqual({
    AB1: { '60': 0.035, '120': 0.04 },
    CD1: { '120': 0.03, '240': 0.045 },
  })
})

test('a more expensive loan has no payback time, and an interest-only part has a surcharge', () => {
  const [dear] = compareWithListedProducts({}, { remaining_interest_period_in_months: 120 }, [
    createProduct('AB1', { '120': 0.05 }, 0.001),
  ]).refinance_proposals
  expect(dear).toMatchObject({
    payback_time_in_months: null,
    gross_difference_per_month: -20,
    interest_rates_per_mortgage_part: [0.051],
    interest_rate_annuity_loan_part: 0.05,
    gross_total_refinance_difference: -2400 - initialCosts,
  })
  const [linear] = compareWithListedProducts({}, { repayment_type: 'linear' }, [
    createProduct('AB1', { '120': 0.05 }, 0.001),
  ]).refinance_proposals
  expect(linear).toMatchObject({ interest_rates_per_mortgage_part: [0.05], gross_difference_per_month: 0 })
})

test('the penalty uses the rate of the same product, otherwise of the lender, otherwise of the list', () => {
  const fixed = { remaining_interest_period_in_months: 120 }
  const calculatePenaltyWith = (more: object) => compareWithListedProducts(more, fixed).repayment_penalty
  const own = calculatePenaltyWith({ lender_hdn_code: 'CD', product_line_id: 'AB1' })
  const lenders = calculatePenaltyWith({ lender_hdn_code: 'CD' })
  const lists = calculatePenaltyWith({ lender_hdn_code: 'ZZ' })
  expect(lenders).toBeGreaterThan(lists)
  expect(lists).toBeGreaterThan(own)
  expect(own).toBeGreaterThan(0)
  const paid = compareWithListedProducts({ lender_hdn_code: 'CD' }, fixed).refinance_proposals[0]
  expect(paid?.gross_total_refinance_difference).toBeCloseTo(48_000 - initialCosts - lenders, 2)
  expect(paid?.payback_time_in_months).toBe(Math.ceil((initialCosts + lenders) / 400))
})

test('a financed penalty is paid monthly, not initially', () => {
  const fixed = { remaining_interest_period_in_months: 120 }
  const financed = { lender_hdn_code: 'CD', finance_repayment_penalty: true }
  const [borrowed] = compareWithListedProducts(financed, fixed).refinance_proposals
  const [paid] = compareWithListedProducts({ lender_hdn_code: 'CD' }, fixed).refinance_proposals
  expect(borrowed?.gross_monthly_payments).toBeGreaterThan(paid?.gross_monthly_payments ?? 0)
  expect(borrowed?.interest_rates_per_mortgage_part).toHaveLength(1)
  expect(compareWithListedProducts(financed).refinance_proposals[0]).toMatchObject({
    gross_monthly_payments: 600,
  })
})

test('a guaranteed loan has a fee of 0.4 %, and the costs in the trace add up to the displayed total', () => {
  const { refinance_costs, trace } = compareWithListedProducts(
    { market_value: 400_000 },
    { nhg_applicable: true, current_amount: 290_455, original_amount: 300_000 },
  )
  expect(refinance_costs).toMatchObject({ guarantee_fee: 1161.82 })
  expect(trace?.steps.find(({ rule }) => rule === 'refinance_costs')?.value).toBe(5361.82)
  expect(Object.values(refinance_costs).reduce((sum, one) => sum + one, 0)).toBeCloseTo(5361.82, 6)
})

test('the guarantee is kept if every part has it and the debt is within its limit, for a new fee', () => {
  const guaranteed = { nhg_applicable: true }
  const calculateGuaranteedGain = (more: object, part: object = guaranteed) =>
    compareWithListedProducts(more, part).refinance_proposals[0]?.gross_total_refinance_difference
  const fee = 240_000 * 0.004
  expect(calculateGuaranteedGain({})).toBe(48_000 - initialCosts - fee)
  expect(calculateGuaranteedGain({ market_value: 240_000 })).toBe(48_000 - initialCosts - fee)
  const two = [
    { ...basePart, ...guaranteed, current_amount: 120_000 },
    { ...basePart, current_amount: 120_000 },
  ]
  expect(calculateGuaranteedGain({ loan_parts: two })).toBe(48_000 - initialCosts)
  const large = { ...guaranteed, current_amount: 480_000, original_amount: 480_000 }
  expect(calculateGuaranteedGain({ market_value: 900_000 }, large)).toBe(480_000 * 0.2 - initialCosts)
})

test('a proposal that exceeds the maximum by income does not fit', () => {
  const poor = { applicant: { date_of_birth: '1980-06-15', income: { annual_employment_income: 20_000 } } }
  expect(
    compareWithListedProducts(poor).refinance_proposals.map(({ fits_on_income }) => fits_on_income),
  ).toEqual([false, false])
})

test('the current rate is the average of all parts, weighted by debt', () => {
  const parts = [
    { ...basePart, current_amount: 150_000, interest_rate: 0.02 },
    { ...basePart, current_amount: 50_000, interest_rate: 0.06 },
  ]
  expect(compareWithListedProducts({ loan_parts: parts }).current_mortgage_situation.interest_rate).toBe(0.03)
})

test('the net gain includes the refund on costs, once', () => {
  // With a wage of 60,000, a deduction lowers the tax by 37.56 % of the deduction and raises the general tax credit
  // by 6.398 % of it.
  const applicant = { ...householdInput.applicant, income: { annual_employment_income: 60_000 } }
  const [best] = compareWithListedProducts(
    { applicant },
    { deductible_period_in_months: 360 },
  ).refinance_proposals
  const back = initialCosts * 0.43958
  expect(best?.net_total_refinance_difference).toBeCloseTo(
    (best?.net_total_difference_during_interest_period ?? 0) - initialCosts + back,
    1,
  )
  // A loan in box 3 gives no refund.
  const [other] = compareWithListedProducts({ applicant }, { box: 'box3' }).refinance_proposals
  expect(other?.net_total_refinance_difference).toBeCloseTo(48_000 - initialCosts, 1)
})
