import { expect, test } from 'vitest'
import { getCalculationBasisOn } from '../node/own-norms.ts'
import { type CalculationName, validateAndCalculate } from './calculate.ts'

const exampleIncome = { annual_employment_income: 60_000 }
const applicant = { date_of_birth: '1980-06-15', income: exampleIncome }
const exampleLoanPart = {
  repayment_type: 'annuity',
  current_amount: 200_000,
  interest_rate: 0.03,
  duration_in_months: 240,
  remaining_interest_period_in_months: 60,
}
const exampleScenarioInput = { applicant, property_tax_value: null, loan_parts: [exampleLoanPart] }
const exampleMeasure = { name: 'Warmtepomp', costs: 9000 }

const misspeltInputs: [CalculationName, path: string, input: object][] = [
  ['max', 'lease_month', { applicant, lease_month: 350 }],
  ['max', 'applicant.income.gross_monthly', { applicant: { ...applicant, income: { gross_monthly: 5000 } } }],
  ['scenario', 'label', { ...exampleScenarioInput, label: null }],
  [
    'scenario',
    'loan_parts.0.box3',
    { ...exampleScenarioInput, loan_parts: [{ ...exampleLoanPart, box3: true }] },
  ],
  [
    'refinance',
    'loan.market_values',
    { loan: { ...exampleScenarioInput, market_values: 400_000 }, products: [] },
  ],
  [
    'measures',
    'measures.0.cost',
    { market_value: 400_000, interest_rate: 0.04, measures: [{ ...exampleMeasure, cost: 1 }] },
  ],
]

test.each(misspeltInputs)(
  'calculation %s rejects an unknown field, with its path %s',
  (name, path, input) => {
    const outcome = validateAndCalculate(name, input, getCalculationBasisOn('2026-07-01'))
    expect(outcome.ok ? [] : outcome.problems).toContainEqual({
      path,
      message: 'is no field of this calculation',
    })
  },
)
