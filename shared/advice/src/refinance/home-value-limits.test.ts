import { expect, test } from 'vitest'
import {
  compareWithProducts,
  createProduct,
  exampleOtherMortgagePart,
  findBestProposal,
} from '../../test/refinance-test-data.ts'
import { findHousingQuotaThreshold } from './housing-quota-step.ts'

const productsAtThreePercent = [createProduct('AB', { '120': 0.03 })]
const annuityTerms = { repayment_type: 'annuity', deductible_period_in_months: 360 }

test('all mortgages count for the maximum by income', () => {
  // For an income of 80,000 at 3 %, the housing quota is 23.2 %: 1,546.67 a month. A person living alone can borrow
  // 17,000 more, which costs 71.67 a month.
  const room = 1546.67 + 71.67
  const own = 1011.85 // 240,000 at 3 % over 30 years
  const other = {
    loan_parts: [
      { ...exampleOtherMortgagePart, ...annuityTerms, interest_rate: 0.03, current_amount: 140_000 },
    ],
  }
  const others = 590.25 // 140,000 at 3 % over 30 years
  expect(own + others).toBeLessThan(room)
  expect(
    findBestProposal(compareWithProducts(productsAtThreePercent, { other_mortgages: [other] }, annuityTerms))
      ?.fits_on_income,
  ).toBe(true)
  const both = {
    other_mortgages: [other, { loan_parts: [{ ...other.loan_parts[0], current_amount: 10_000 }] }],
  }
  expect(own + others + 42.16).toBeGreaterThan(room)
  expect(
    findBestProposal(compareWithProducts(productsAtThreePercent, both, annuityTerms))?.fits_on_income,
  ).toBe(false)
  expect(
    findBestProposal(compareWithProducts(productsAtThreePercent, both, annuityTerms))
      ?.gross_total_refinance_difference,
  ).toBe(
    findBestProposal(compareWithProducts(productsAtThreePercent, {}, annuityTerms))
      ?.gross_total_refinance_difference,
  )
})

test('the maximum by value is 100 percent, or 106 percent with measures, and the excess is reported', () => {
  const compareAtMarketValue = (market_value: number, more: object = {}) =>
    compareWithProducts(
      productsAtThreePercent,
      { market_value, ...more },
      { ...annuityTerms, current_amount: 300_000 },
    ).home_value
  expect(compareAtMarketValue(300_000)).toMatchObject({
    fits: true,
    debt: 300_000,
    maximum: 300_000,
    excess: 0,
  })
  expect(compareAtMarketValue(290_000)).toMatchObject({ fits: false, maximum: 290_000, excess: 10_000 })
  expect(compareAtMarketValue(290_000, { measures_costs: 12_000 })).toMatchObject({
    fits: true,
    maximum: 302_000,
    excess: 0,
  })
  expect(compareAtMarketValue(280_000, { measures_costs: 50_000 })).toMatchObject({
    maximum: 280_000 * 1.06,
    excess: 3_200,
  })
  const besides = { other_mortgages: [{ on_same_home: true, loan_parts: [exampleOtherMortgagePart] }] }
  expect(compareAtMarketValue(600_000, besides)).toMatchObject({ debt: 540_000, excess: 0 })
  expect(compareAtMarketValue(500_000, besides)).toMatchObject({ debt: 540_000, excess: 40_000 })
  expect(
    compareAtMarketValue(500_000, { other_mortgages: [{ loan_parts: [exampleOtherMortgagePart] }] }),
  ).toMatchObject({ debt: 300_000 })
})

test('a financed penalty counts, and interest-only debt is at most half the value', () => {
  const compareHomeValue = (more: object) =>
    compareWithProducts(productsAtThreePercent, { market_value: 400_000, ...more }).home_value
  expect(compareHomeValue({})).toMatchObject({
    ...{ fits: false, debt: 240_000, excess: 0 },
    ...{ interest_only_debt: 240_000, interest_only_maximum: 200_000, interest_only_excess: 40_000 },
  })
  const result = compareWithProducts(productsAtThreePercent, {
    market_value: 480_000,
    finance_repayment_penalty: true,
  })
  expect(result.repayment_penalty).toBeGreaterThan(0)
  expect(result.home_value?.debt).toBeCloseTo(240_000 + result.repayment_penalty, 2)
  expect(result.home_value).toMatchObject({ fits: true, interest_only_excess: 0 })
})

test('the guarantee is lost if the debt exceeds its limit or the value', () => {
  const guaranteed = { ...annuityTerms, nhg_applicable: true }
  const compareGuaranteedHomeValue = (current_amount: number, more: object = {}, part: object = guaranteed) =>
    compareWithProducts(
      productsAtThreePercent,
      { market_value: 600_000, ...more },
      { ...part, current_amount },
    ).home_value
  expect(compareGuaranteedHomeValue(470_000)).toMatchObject({ guarantee: 'kept', guarantee_limit: 470_000 })
  expect(compareGuaranteedHomeValue(470_001)).toMatchObject({ guarantee: 'lost', fits: true })
  expect(compareGuaranteedHomeValue(470_001, { measures_costs: 20_000 })).toMatchObject({
    guarantee: 'kept',
    guarantee_limit: 498_200,
  })
  expect(compareGuaranteedHomeValue(400_000, { market_value: 390_000 })).toMatchObject({
    guarantee: 'lost',
    guarantee_limit: 390_000,
  })
  expect(compareGuaranteedHomeValue(400_000, {}, annuityTerms)).toMatchObject({ guarantee: 'none' })
})

test('if a lower rate does not fit and a higher rate fits, the result has both rates', () => {
  const products = [3.33, 3.45, 3.52, 3.9].map((percent, place) =>
    createProduct(`L${place}`, { '120': percent / 100 }),
  )
  const compareWithDebt = (current_amount: number) =>
    compareWithProducts(products, {}, { ...annuityTerms, current_amount })
  // For an income of 80,000, the housing quota is 24.3 % up to a rate of 3.5 %. The maximum loan is then 385,509 at
  // 3.33 % and 380,000 at 3.45 %. Above 3.5 % the quota is 25.3 %, so the maximum is 391,680 at 3.52 % and 374,889 at
  // 3.9 %.
  const result = compareWithDebt(388_000)
  expect(
    result.refinance_proposals.map((one) => [one.interest_rate_annuity_loan_part, one.fits_on_income]),
  ).toEqual([
    [0.0333, false],
    [0.0345, false],
    [0.0352, true],
    [0.039, false],
  ])
  expect(result.income_step).toEqual({
    not_fitting: { rate: 0.0345, housing_quota: 24.3 },
    fitting: { rate: 0.0352, housing_quota: 25.3 },
  })
  expect(compareWithDebt(200_000).income_step).toBeNull()
  expect(compareWithDebt(460_000).income_step).toBeNull()
})

test('if only the lower rates fit, there is no step', () => {
  const rates = [3, 4].map((rate) => ({ rate, fits: rate === 3, quota: 20 }))
  expect(findHousingQuotaThreshold(rates)).toBeNull()
  expect(findHousingQuotaThreshold([])).toBeNull()
})

test('a loan that is repaid within its fixed-rate period is tested at its own rate', () => {
  const short = { ...annuityTerms, current_amount: 80_000 }
  const compareOverPeriod = (period: number, duration: number) => {
    const listed = [createProduct('AB', { [String(period)]: 0.03 })]
    const more = { new_interest_period_in_months: period }
    const { trace, refinance_proposals } = compareWithProducts(listed, more, {
      ...short,
      duration_in_months: duration,
    })
    const step = refinance_proposals[0]?.figures?.fits_on_income
    const steps = trace?.steps ?? []
    const room = steps.find(({ id }) => id === step)
    const part = steps.find(({ id }) =>
      room?.inputs.some((one) => one.step === id && one.term === 'part_test_burden'),
    )
    return part?.inputs.find(({ term }) => term === 'test_rate')?.value
  }
  expect(compareOverPeriod(60, 60)).toBe(3)
  expect(compareOverPeriod(60, 61)).toBe(5)
  expect(compareOverPeriod(120, 360)).toBe(3)
})
