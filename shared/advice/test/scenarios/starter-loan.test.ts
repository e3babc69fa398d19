import { expect, test } from 'vitest'
import { calculateScenarios, createPart, createPerson } from './example-household.ts'

const calculateRetirementResult = (more: object) => {
  const set = calculateScenarios({ applicant: createPerson(60_000), loan_parts: [createPart(20_000, more)] })
  return { result: set.retirement.applicant, rules: set.trace?.steps.map(({ rule }) => rule) ?? [] }
}

test('with a starter loan, no scenario is probably livable, and the trace has a starter loan payment', () => {
  const plain = calculateRetirementResult({})
  const starter = calculateRetirementResult({ starter_loan: true })
  expect(plain.result?.verdict.livable).toBe(true)
  expect(starter.result?.verdict).toEqual({ ...plain.result?.verdict, livable: 'maybe' })
  expect(starter.result?.mortgage_situation).toEqual(plain.result?.mortgage_situation)
  expect(plain.rules).not.toContain('starter_loan_payment')
  expect(starter.rules).toContain('starter_loan_payment')
})
