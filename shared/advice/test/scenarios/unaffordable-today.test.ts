import { expect, test } from 'vitest'
import { calculateScenarios, createPart, createPerson } from './example-household.ts'

test('if the payments do not fit the income today, no later scenario is probably livable', () => {
  const parts = [
    createPart(20_000),
    createPart(220_000, { repayment_type: 'annuity', duration_in_months: 60 }),
  ]
  const given = {
    applicant: createPerson(60_000, {
      income: { annual_employment_income: 60_000, old_age_pension_income: 40_000 },
    }),
    loan_parts: parts,
    timeline_of: { scenario: 'retirement', who: 'applicant' },
  }
  const { retirement, move, timeline } = calculateScenarios(given)
  expect(move.box1.applicant?.verdict.can_pay_mortgage).toBe(false)
  expect(timeline?.years[0]?.months_short).toBe(12)
  expect(retirement.applicant?.verdict).toEqual({
    can_pay_mortgage: true,
    can_prolong_mortgage: true,
    livable: 'maybe',
  })
})
