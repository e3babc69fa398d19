import * as v from '@portal/contract/valibot'
import { isCalendarDate } from '@portal/time/calendar-day'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amountField,
  createLineField,
  createMultilineField,
  createRequiredLineField,
  dateField,
  idempotencyKeyField,
  maxUploadBytes,
  uploadField,
} from './input-field.ts'

const isAccepted = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success
const repeatLetter = (length: number) => 'x'.repeat(length)
const arbitraryMaxLength = fc.integer({ min: 1, max: 300 })

test('a text may have its maximum length, and not one character more', () => {
  fc.assert(
    fc.property(arbitraryMaxLength, (max) => {
      for (const schema of [createLineField(max), createRequiredLineField(max), createMultilineField(max)]) {
        expect(isAccepted(schema, repeatLetter(max))).toBe(true)
        expect(isAccepted(schema, repeatLetter(max + 1))).toBe(false)
      }
    }),
  )
})

test('a line has no line break, a text may have some, and a required one is not empty', () => {
  for (const broken of ['a\nb', 'a\rb', '\r\n'])
    expect([
      isAccepted(createLineField(10), broken),
      isAccepted(createRequiredLineField(10), broken),
    ]).toEqual([false, false])
  expect(isAccepted(createMultilineField(10), 'a\r\nb')).toBe(true)
  for (const nothing of ['', ' ', '\t'])
    expect(
      [createLineField, createRequiredLineField, createMultilineField].map((schema) =>
        isAccepted(schema(10), nothing),
      ),
    ).toEqual([true, false, false])
})

test('an amount is from 0 to 99,000,000,000 inclusive', () => {
  for (const value of [0, 0.01, 99_000_000_000]) expect(isAccepted(amountField, value)).toBe(true)
  for (const value of [-0.01, 99_000_000_000.01, Number.POSITIVE_INFINITY, Number.NaN, '1'])
    expect(isAccepted(amountField, value)).toBe(false)
})

test.each([
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['2199-12-31', true],
  ['2200-01-01', false],
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-04-31', false],
  ['2026-00-10', false],
  ['2026-13-01', false],
  ['2026-01-00', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00', false],
  ['', false],
])('@FORMAT-04 %j is a valid date: %s', (given, isOne) => {
  expect(isAccepted(dateField, given)).toBe(isOne)
  const isOfAnotherYear = /^(1899|2200)/.test(given)
  expect(isCalendarDate(given)).toBe(isOne || isOfAnotherYear)
})

test('@UPLOAD-10 a file may have 2 MB, and not a byte more', () => {
  expect(maxUploadBytes).toBe(2_097_152)
  expect(isAccepted(uploadField, new Blob([new Uint8Array(maxUploadBytes)]))).toBe(true)
  expect(isAccepted(uploadField, new Blob([new Uint8Array(maxUploadBytes + 1)]))).toBe(false)
  expect(isAccepted(uploadField, 'text')).toBe(false)
})

test.each([
  [repeatLetter(8), true],
  [repeatLetter(7), false],
  [repeatLetter(100), true],
  [repeatLetter(101), false],
  ['8f14e45f-ceea-467f-9b1c-1234567890ab', true],
  ['with a space', false],
  [undefined, true],
])('the upload name %j is accepted: %s', (given, isTaken) => {
  expect(isAccepted(idempotencyKeyField, given)).toBe(isTaken)
})
