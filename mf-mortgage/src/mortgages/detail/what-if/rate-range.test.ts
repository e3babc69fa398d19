import { expect, test } from 'vitest'
import { createMortgagePart } from '../../../test/mortgage-examples.ts'
import { getRateRange } from './rate-range.ts'

test('the slider’s range includes every rate of the mortgage', () => {
  expect(
    getRateRange([createMortgagePart({ interest: 1.85 }), createMortgagePart({ interest: null })]),
  ).toEqual({
    min: 0.5,
    max: 8,
  })
  expect(
    getRateRange([createMortgagePart({ interest: 0.4 }), createMortgagePart({ interest: 8.3 })]),
  ).toEqual({
    min: 0,
    max: 9,
  })
})
