import { expect, test } from 'vitest'
import { deductionEnd, isDeductionStartAssumed } from './deduction.ts'

const part = (given: object) => ({
  tax_box_type: 1,
  begindatum: '2022-05-01',
  deduction_start_date: null,
  ...given,
})

test('after moving or refinancing, deduction ends 30 years after it began under the earlier loan', () => {
  expect(deductionEnd(part({ deduction_start_date: '2009-03-15' }))).toBe('2039-03-15')
  expect(deductionEnd(part({ deduction_start_date: '1996-01-01' }))).toBe('2031-01-01')
  expect(deductionEnd(part({ begindatum: null, deduction_start_date: '2009-03-15' }))).toBe('2039-03-15')
  expect(deductionEnd(part({ tax_box_type: 3, deduction_start_date: '2009-03-15' }))).toBeNull()
})

test('without a known start of deduction, it is assumed to begin with the part', () => {
  expect(deductionEnd(part({}))).toBe('2052-05-01')
  expect(deductionEnd(part({ begindatum: '1994-06-01' }))).toBe('2031-01-01')
  expect(deductionEnd(part({ begindatum: '2012-02-29' }))).toBe('2042-02-28')
  expect(deductionEnd(part({ begindatum: null }))).toBeNull()
  expect(
    [
      {},
      { deduction_start_date: '2009-03-15' },
      { tax_box_type: 3 },
      { begindatum: null },
      { begindatum: '2001-01-01' },
    ].map((one) => isDeductionStartAssumed(part(one))),
  ).toEqual([true, false, false, false, false])
})
