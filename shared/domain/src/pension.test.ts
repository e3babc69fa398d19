import { expect, test } from 'vitest'
import { getPensionStart } from './pension.ts'

test('the state pension starts on the date by date of birth, other pensions on their own date', () => {
  const person = { state_pension_date: '2051-07-17' }
  const from = { start_date: '2052-07-17' }
  expect(getPensionStart({ ...from, type: 'RetirementBenefitIncome' }, person)).toBe('2051-07-17')
  expect(getPensionStart({ ...from, type: 'RetirementBenefitIncome' }, null)).toBe('2052-07-17')
  expect(getPensionStart({ ...from, type: 'EmployerPension' }, person)).toBe('2052-07-17')
})
