import { validateAndCalculate } from '@portal/advice/calculate'
import { combineNormFiles, type NormFile } from '@portal/advice/norms'
import { interestPeriods } from '@portal/contract/refinance'

const exampleDate = '2026-11-21'

const repaymentTypes = ['annuity', 'interest_only', 'linear', 'savings', 'bank_savings'] as const
const createLoanPart = (index: number) => ({
  repayment_type: repaymentTypes[index % repaymentTypes.length],
  current_amount: 9_000 + index * 100,
  interest_rate: 0.0185 + index / 4000,
  first_deposit_amount: 2000,
  premium: null,
  return_rate: null,
  duration_in_months: 200 + index * 3,
  deductible_period_in_months: 200,
  remaining_interest_period_in_months: 40 + index,
})
const createPerson = (income: number) => ({
  date_of_birth: '1984-06-15',
  income: {
    annual_employment_income: income,
    old_age_pension_income: 18_000,
    survivor_pension_income: 9_000,
  },
})
const exampleHousehold = {
  applicant: createPerson(61_000),
  partner: createPerson(38_000),
  youngest_child_date_of_birth: '2016-02-01',
  energy_label: 'c',
  property_tax_value: 520_000,
}
const createRates = (lowest: number) =>
  Object.fromEntries(
    ['nhg', '60', '80', '90', '100'].map((risk, step) => [
      risk,
      Object.fromEntries(interestPeriods.map((period) => [period, lowest + step / 1000 + period / 60_000])),
    ]),
  )

/**
 * Input of the benchmark of advice calculations: scenarios for a household with forty loan parts, and a refinance
 * comparison of four loan parts with 200 mortgage products.
 */
const benchmarkInputs = {
  scenario: {
    ...exampleHousehold,
    loan_parts: Array.from({ length: 40 }, (_, index) => createLoanPart(index)),
  },
  refinance: {
    loan: {
      ...exampleHousehold,
      loan_parts: [0, 1, 2, 3].map((index) => ({
        ...createLoanPart(index),
        ...{ current_amount: 90_000, original_amount: 14_000, nhg_applicable: false, box: 'box1' },
      })),
      market_value: 560_000,
      new_interest_period_in_months: 120,
      finance_repayment_penalty: false,
    },
    products: Array.from({ length: 200 }, (_, index) => ({
      lender_id: 'AB',
      lender_name: 'Bank',
      product_line_id: `P${index}`,
      product_line_name: `Product ${index}`,
      rates: createRates(0.025 + index / 20_000),
      interest_only_surcharge: 0,
    })),
  },
} as const

/** Number of warm-up runs and of measured runs. */
const [warmUpRunCount, measuredRunCount] = [40, 100]

export function measureMedianTimesMs(files: readonly NormFile[]): Record<string, number> {
  const basis = { today: exampleDate, norms: combineNormFiles(files)(exampleDate) }
  return Object.fromEntries(
    (['scenario', 'refinance'] as const).map((name) => {
      const runCalculation = () => {
        const outcome = validateAndCalculate(name, benchmarkInputs[name], basis)
        if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
      }
      for (let round = 0; round < warmUpRunCount; round++) runCalculation()
      const times = Array.from({ length: measuredRunCount }, () => {
        const start = performance.now()
        runCalculation()
        return performance.now() - start
      }).sort((a, b) => a - b)
      return [name, times[measuredRunCount / 2] ?? 0]
    }),
  )
}
