import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildRetrievalPath, parseRetrievalRequest } from './retrieval-url.ts'

test('@ROUTE-22 the URL contains the kind of data, the person and the finished retrieval', () => {
  expect(buildRetrievalPath(false)).toBe('/portaal?type=mortgage_pension')
  expect(buildRetrievalPath(true)).toBe('/portaal?type=mortgage_pension&partner=true')
  expect(buildRetrievalPath(true, 'pension', 'a-b_1')).toBe(
    '/portaal?type=pension&partner=true&attempt=a-b_1',
  )
  expect(parseRetrievalRequest('?type=pension&partner=true&attempt=a-b_1')).toEqual({
    type: 'pension',
    partner: true,
    attempt: 'a-b_1',
  })
})

test('@ROUTE-22 any other URL is parsed with defaults', () => {
  expect(parseRetrievalRequest('')).toEqual({ type: 'mortgage_pension', partner: false, attempt: null })
  expect(parseRetrievalRequest('?type=<b>&partner=yes&attempt=../x&result=success')).toEqual({
    type: 'mortgage_pension',
    partner: false,
    attempt: null,
  })
  fc.assert(
    fc.property(
      fc.string(),
      (search) => void expect(parseRetrievalRequest(search).type).toMatch(/^\w{1,50}$/),
    ),
  )
})
