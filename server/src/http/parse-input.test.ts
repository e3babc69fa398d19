import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseInput } from './parse-input.ts'

test('a password stays as typed, other texts are cleaned', () => {
  const typedText = 'ge\theim\u200b\ufeff'
  const names = ['password', 'current_password', 'new_password_confirmation', 'message']
  const schema = v.object(Object.fromEntries(names.map((name) => [name, v.string()])))
  expect(parseInput(schema, Object.fromEntries(names.map((name) => [name, typedText])))).toEqual({
    password: typedText,
    current_password: typedText,
    new_password_confirmation: typedText,
    message: 'ge\theim',
  })
})
