import { expect, test } from 'vitest'
import { unknownFields } from './calculate.ts'

const income = { annual_employment_income: 60_000 }
const single = { applicant: { date_of_birth: '1980-06-15', income }, interest_rate: 0.04 }

test('fields that a calculation does not have are named by their path', () => {
  const other = { ...single.applicant, income: { ...income, gross_monthly: 5000 } }
  expect(unknownFields('max', single)).toEqual([])
  expect(
    unknownFields('max', { ...single, applicant: other, lease_month: 350, label: null, box3: true }),
  ).toEqual(['applicant.income.gross_monthly', 'lease_month', 'label', 'box3'])
})
