import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedBy, retrievalPath } from './address.ts'

test('@ROUTE-22 the address says what is retrieved, for whom, and how it ended', () => {
  expect(retrievalPath(false)).toBe('/portaal?type=mortgage_pension')
  expect(retrievalPath(true)).toBe('/portaal?type=mortgage_pension&partner=true')
  expect(askedBy('?type=pension&partner=true&result=failure')).toEqual({
    type: 'pension',
    partner: true,
    result: 'failure',
  })
})

test('@ROUTE-22 any other address is read as the usual, and never as more than it says', () => {
  expect(askedBy('')).toEqual({ type: 'mortgage_pension', partner: false, result: null })
  expect(askedBy('?type=<b>&partner=yes&result=hurray')).toEqual({
    type: 'mortgage_pension',
    partner: false,
    result: null,
  })
  fc.assert(fc.property(fc.string(), (search) => void expect(askedBy(search).type).toMatch(/^\w{1,50}$/)))
})
