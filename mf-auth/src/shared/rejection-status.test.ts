import { ApiError } from '@portal/contract/error'
import { expect, test } from 'vitest'
import { getRejectionStatus } from './rejection-status.ts'

test('a rejected request has its HTTP status', () => {
  expect(getRejectionStatus(new ApiError('refused', { status: 422, message: 'refused' }))).toBe(422)
})

test('a network error or any other error has no status', () => {
  const unreachable = new ApiError('unreachable', { message: 'unreachable' })
  expect([unreachable, new Error('x'), null, 'refused'].map(getRejectionStatus)).toEqual(Array(4).fill(null))
})
