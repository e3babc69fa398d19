import { expect, test } from 'vitest'
import { asBefore } from '../gate/before.ts'

test('an answer of the API before has only what it had then, in lists and in what is nested', () => {
  const before = { data: { id: true, living: { street: true } } } as const
  const now = {
    data: [
      { id: 1, living: { street: 'Dijk', label: 'A' }, added: 2 },
      { id: 2, living: null },
    ],
    meta: { total: 2 },
  }
  expect(asBefore(now, before)).toEqual({
    data: [
      { id: 1, living: { street: 'Dijk' } },
      { id: 2, living: null },
    ],
  })
})
