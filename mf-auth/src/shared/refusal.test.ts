import { ApiError } from '@portal/contract/error'
import { expect, test } from 'vitest'
import { rejectionStatus } from './refusal.ts'

test('a refusal has its status', () => {
  expect(rejectionStatus(new ApiError('refused', { status: 422, message: 'refused' }))).toBe(422)
})

test('a network error, and any other error, is no refusal', () => {
  const unreachable = new ApiError('unreachable', { message: 'unreachable' })
  expect([unreachable, new Error('x'), null, 'refused'].map(rejectionStatus)).toEqual(Array(4).fill(null))
})
