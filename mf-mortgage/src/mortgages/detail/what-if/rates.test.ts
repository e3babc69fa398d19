import { expect, test } from 'vitest'
import { examplePart } from '../../../test/example.ts'
import { rateRange } from './rates.ts'

test('the slider reaches every rate of the mortgage', () => {
  expect(rateRange([examplePart({ interest: 1.85 }), examplePart({ interest: null })])).toEqual({
    min: 0.5,
    max: 8,
  })
  expect(rateRange([examplePart({ interest: 0.4 }), examplePart({ interest: 8.3 })])).toEqual({
    min: 0,
    max: 9,
  })
})
