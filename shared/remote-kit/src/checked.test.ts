import * as v from '@portal/contract/schema'
import { expect, test, vi } from 'vitest'
import { checked } from './checked.ts'

test('an answer is checked once against a schema, and against another anew', () => {
  const look = vi.fn(() => true)
  const schema = v.object({ data: v.pipe(v.number(), v.check(look)) })
  const answer = { data: 1 }
  expect(checked(schema, answer)).toBe(checked(schema, answer))
  expect(look).toHaveBeenCalledTimes(1)
  expect(checked(v.object({ data: v.string() }), answer).success).toBe(false)
  expect(checked(schema, { ...answer }).success).toBe(true)
  expect(look).toHaveBeenCalledTimes(2)
})

test('an answer that is no object is checked as well', () => {
  expect(checked(v.string(), 'words').success).toBe(true)
  expect(checked(v.string(), null).success).toBe(false)
})
