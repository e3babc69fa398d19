import * as v from '@portal/contract/valibot'
import { expect, test, vi } from 'vitest'
import { parseOnce } from './parse-once.ts'

test('a response that is checked twice against one schema is parsed once, and another schema parses it again', () => {
  const parse = vi.fn(() => true)
  const schema = v.object({ data: v.pipe(v.number(), v.check(parse)) })
  const answer = { data: 1 }
  expect(parseOnce(schema, answer)).toBe(parseOnce(schema, answer))
  expect(parse).toHaveBeenCalledTimes(1)
  expect(parseOnce(v.object({ data: v.string() }), answer).success).toBe(false)
  expect(parseOnce(schema, { ...answer }).success).toBe(true)
  expect(parse).toHaveBeenCalledTimes(2)
})

test('a response that is not an object is checked too', () => {
  expect(parseOnce(v.string(), 'words').success).toBe(true)
  expect(parseOnce(v.string(), null).success).toBe(false)
})
