import fc from 'fast-check'
import { expect, test } from 'vitest'
import { retrievalPath, retrievalRequestIn } from './address.ts'

test('@ROUTE-22 the address says what is retrieved, for whom, and which retrieval ended', () => {
  expect(retrievalPath(false)).toBe('/portaal?type=mortgage_pension')
  expect(retrievalPath(true)).toBe('/portaal?type=mortgage_pension&partner=true')
  expect(retrievalPath(true, 'pension', 'a-b_1')).toBe('/portaal?type=pension&partner=true&attempt=a-b_1')
  expect(retrievalRequestIn('?type=pension&partner=true&attempt=a-b_1')).toEqual({
    type: 'pension',
    partner: true,
    attempt: 'a-b_1',
  })
})

test('@ROUTE-22 any other address is read as the usual, and never as more than it says', () => {
  expect(retrievalRequestIn('')).toEqual({ type: 'mortgage_pension', partner: false, attempt: null })
  expect(retrievalRequestIn('?type=<b>&partner=yes&attempt=../x&result=success')).toEqual({
    type: 'mortgage_pension',
    partner: false,
    attempt: null,
  })
  fc.assert(
    fc.property(fc.string(), (search) => void expect(retrievalRequestIn(search).type).toMatch(/^\w{1,50}$/)),
  )
})
