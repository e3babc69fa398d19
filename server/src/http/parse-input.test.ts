import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseInput } from './parse-input.ts'

test('a password stays as typed, other texts are cleaned', () => {
  const typed = 'ge\theim\u200b\ufeff'
  const names = ['password', 'current_password', 'new_password_confirmation', 'message']
  const schema = v.object(Object.fromEntries(names.map((name) => [name, v.string()])))
  expect(parseInput(schema, Object.fromEntries(names.map((name) => [name, typed])))).toEqual({
    password: typed,
    current_password: typed,
    new_password_confirmation: typed,
    message: 'ge\theim',
  })
})
