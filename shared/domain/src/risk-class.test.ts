import { Mortgage } from '@portal/contract/mortgage'
import * as v from '@portal/contract/valibot'
import { describe, expect, test } from 'vitest'
import { findLowerClassDate, parseRiskClassLowerBound } from './risk-class.ts'

const today = '2026-11-21'

/** A linear loan of 360,000 over 360 months, so 1,000 is repaid each month. */
const linearPart = {
  id: 1,
  type: 2,
  hoofdsom: 360_000,
  remaining_debt: 360_000,
  interest: 3,
  interest_type: 'fixed',
  begindatum: '2026-11-01',
  einddatum: '2056-11-01',
}
const createMortgage = (given: object = {}, part: object = {}) =>
  v.parse(Mortgage, {
    id: 7,
    status: 0,
    marktwaarde: 500_000,
    risk_class: '67,5% - 80%',
    mortgageParts: [{ ...linearPart, ...part }],
    ...given,
  })

test.each([
  ['67,5% - 80%', 67.5],
  ['80-90%', 80],
  ['60% tot 70%', 60],
  ['NHG', null],
  ['80%', null],
  ['0 - 60%', null],
  [null, null],
])('risk class %j has the lower bound %j', (written, bound) => {
  expect(parseRiskClassLowerBound(written)).toBe(bound)
})

describe('the day from which the debt is in a lower risk class', () => {
  test('is the month in which planned repayment reaches 67.5 % of 500,000: October 2028', () => {
    expect(findLowerClassDate(createMortgage(), today)).toBe('2028-11-01')
  })

  test('is today if the home’s value has increased enough', () => {
    expect(findLowerClassDate(createMortgage({ marktwaarde: 540_000 }), today)).toBe(today)
  })

  test.each([
    ['under a guarantee', { nhg: true }, {}],
    ['without a value', { marktwaarde: null }, {}],
    ['of a class without an end', { risk_class: 'NHG' }, {}],
    ['of a debt that is not known', {}, { remaining_debt: null }],
    ['of a debt that stays', {}, { type: 5 }],
  ])('is null %s', (_, given, part) => {
    expect(findLowerClassDate(createMortgage(given, part), today)).toBeNull()
  })
})
