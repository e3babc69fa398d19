import { ApiError } from '@portal/contract/error'
import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

test("an error of the shell's own copy of the class is known by its shape", () => {
  const error = new ApiError('refused', { status: 422, message: 'refused' })
  expect([error, { ...error }].map(refusalOf)).toEqual([422, 422])
})

test('no answer, and anything else, is no refusal', () => {
  const away = new ApiError('unreachable', { message: 'away' })
  expect([away, new Error('x'), null, 'refused'].map(refusalOf)).toEqual(Array(4).fill(null))
})
