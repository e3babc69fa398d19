import { expect, test } from 'vitest'
import { ApiError } from './error.ts'

test('an error of another copy of the class counts as ApiError, other errors do not', () => {
  const foreign = Object.assign(new Error('away'), {
    name: 'ApiError',
    failure: 'unreachable',
    status: 0,
    body: {},
  })
  expect(foreign instanceof ApiError).toBe(true)
  expect(new ApiError('refused', { status: 422, message: 'no' }) instanceof ApiError).toBe(true)
  expect(new TypeError('x') instanceof ApiError).toBe(false)
  expect({ name: 'ApiError', failure: 'refused' } instanceof ApiError).toBe(false)
})
