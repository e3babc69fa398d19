import { expect, test } from 'vitest'
import { calculateScenarios, createPart, createPerson } from './household.ts'

const calculateRetired = (more: object) => {
  const set = calculateScenarios({ applicant: createPerson(60_000), loan_parts: [createPart(20_000, more)] })
  return { result: set.retirement.applicant, rules: set.trace?.steps.map(({ rule }) => rule) ?? [] }
}

test('with a starter loan no scenario is probably livable, and its trace says that it is simplified', () => {
  const plain = calculateRetired({})
  const starter = calculateRetired({ starter_loan: true })
  expect(plain.result?.verdict.livable).toBe(true)
  expect(starter.result?.verdict).toEqual({ ...plain.result?.verdict, livable: 'maybe' })
  expect(starter.result?.mortgage_situation).toEqual(plain.result?.mortgage_situation)
  expect(plain.rules).not.toContain('starter_loan_payment')
  expect(starter.rules).toContain('starter_loan_payment')
})
