import { ApiError } from '@portal/contract/error'
import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

test('a refusal has its status', () => {
  expect(refusalOf(new ApiError('refused', { status: 422, message: 'refused' }))).toBe(422)
})

test('no answer, and anything else, is no refusal', () => {
  const away = new ApiError('unreachable', { message: 'away' })
  expect([away, new Error('x'), null, 'refused'].map(refusalOf)).toEqual(Array(4).fill(null))
})
