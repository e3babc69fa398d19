import { expect, test } from 'vitest'
import { calculateDeductionEnd, isDeductionStartAssumed } from './interest-deduction.ts'

const createPart = (given: object) => ({
  tax_box_type: 1,
  begindatum: '2022-05-01',
  deduction_start_date: null,
  ...given,
})

test('the deduction ends 30 years after its start under an earlier loan', () => {
  expect(calculateDeductionEnd(createPart({ deduction_start_date: '2009-03-15' }))).toBe('2039-03-15')
  expect(calculateDeductionEnd(createPart({ deduction_start_date: '1996-01-01' }))).toBe('2031-01-01')
  expect(calculateDeductionEnd(createPart({ begindatum: null, deduction_start_date: '2009-03-15' }))).toBe(
    '2039-03-15',
  )
  expect(
    calculateDeductionEnd(createPart({ tax_box_type: 3, deduction_start_date: '2009-03-15' })),
  ).toBeNull()
})

test('if the start of the deduction is unknown, it is the start of the part', () => {
  expect(calculateDeductionEnd(createPart({}))).toBe('2052-05-01')
  expect(calculateDeductionEnd(createPart({ begindatum: '1994-06-01' }))).toBe('2031-01-01')
  expect(calculateDeductionEnd(createPart({ begindatum: '2012-02-29' }))).toBe('2042-02-28')
  expect(calculateDeductionEnd(createPart({ begindatum: null }))).toBeNull()
  expect(
    [
      {},
      { deduction_start_date: '2009-03-15' },
      { tax_box_type: 3 },
      { begindatum: null },
      { begindatum: '2001-01-01' },
    ].map((one) => isDeductionStartAssumed(createPart(one))),
  ).toEqual([true, false, false, false, false])
})
