import { expect, test } from 'vitest'
import { getBasisOn } from '../node/own-norms.ts'
import { type Calculation, calculate } from './calculate.ts'

const income = { annual_employment_income: 60_000 }
const applicant = { date_of_birth: '1980-06-15', income }
const part = {
  repayment_type: 'annuity',
  current_amount: 200_000,
  interest_rate: 0.03,
  duration_in_months: 240,
  remaining_interest_period_in_months: 60,
}
const scenario = { applicant, property_tax_value: null, loan_parts: [part] }
const measure = { name: 'Warmtepomp', costs: 9000 }

/** Inputs with an unknown field, and the path of that field. */
const misspeltInputs: [Calculation, path: string, input: object][] = [
  ['max', 'lease_month', { applicant, lease_month: 350 }],
  ['max', 'applicant.income.gross_monthly', { applicant: { ...applicant, income: { gross_monthly: 5000 } } }],
  ['scenario', 'label', { ...scenario, label: null }],
  ['scenario', 'loan_parts.0.box3', { ...scenario, loan_parts: [{ ...part, box3: true }] }],
  ['refinance', 'loan.market_values', { loan: { ...scenario, market_values: 400_000 }, products: [] }],
  [
    'measures',
    'measures.0.cost',
    { market_value: 400_000, interest_rate: 0.04, measures: [{ ...measure, cost: 1 }] },
  ],
]

test.each(misspeltInputs)(
  'calculation %s rejects an unknown field, with its path %s',
  (name, path, input) => {
    const outcome = calculate(name, input, getBasisOn('2026-07-01'))
    expect(outcome.ok ? [] : outcome.problems).toContainEqual({
      path,
      message: 'is no field of this calculation',
    })
  },
)
