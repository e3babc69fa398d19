import { expect, test } from 'vitest'
import { isBulkMail } from './bulk-mail.ts'

test.each([
  ['Zuider <nieuws@zuider.example>', false, true],
  ['no-reply@zuider.example', false, true],
  ['Sanne <sanne@zuider.example>', true, true],
  ['Sanne <sanne@nieuws.example>', false, false],
  ['"nieuws@zuider.example" <sanne@zuider.example>', false, false],
  ['', false, false],
])('a mail from %s, marked %s, is a bulk mail: %s', (from, bulk, expected) => {
  expect(isBulkMail({ from, bulk })).toBe(expected)
})
