import fc from 'fast-check'
import { expect, test } from 'vitest'
import { previewLength, previewOf } from './preview.ts'
import { cleanDecimal, cleanDigits, cleanPhone, cleanPostcode, postcodeOf } from './typing.ts'

test('@INPUT-01 @INPUT-03 amounts and percentages keep digits, dots and commas', () => {
  fc.assert(fc.property(fc.string(), (typed) => /^[\d.,]*$/.test(cleanDecimal(typed))))
  expect(cleanDecimal('€ 1.234,50 p.m.')).toBe('1.234,50..')
})

test('@INPUT-04 a number keeps its digits', () => {
  fc.assert(fc.property(fc.string(), (typed) => /^\d*$/.test(cleanDigits(typed))))
  expect(cleanDigits('tel. 030-12')).toBe('03012')
})

test('@INPUT-05 a postcode takes four digits, a space and two letters at most', () => {
  fc.assert(fc.property(fc.string(), (typed) => /^\d{0,4} ?[A-Z]{0,2}$/.test(cleanPostcode(typed))))
  expect(['1234ab', ' 1234 abc', '12345', '1234-ab'].map(cleanPostcode)).toEqual([
    '1234AB',
    '1234 AB',
    '1234',
    '1234',
  ])
})

test('a complete postcode is shown with its space; its first digit is not zero', () => {
  expect(['1234ab', '1234 AB ', '0234AB', '1234A'].map(postcodeOf)).toEqual([
    '1234 AB',
    '1234 AB',
    null,
    null,
  ])
})

test('@INPUT-09 a long comment is cut at 100 characters, 50 on a small screen', () => {
  const comment = 'woord '.repeat(40)
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.constantFrom(50, 100), (text, most) => {
      const preview = previewOf(text, most)
      expect([...(preview ?? '')].length).toBeLessThanOrEqual(most + 1)
      expect(preview === null).toBe([...text].length <= most)
    }),
  )
  expect(previewOf('x'.repeat(100), 100)).toBeNull()
  expect(previewOf('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}…`)
  expect(previewOf(comment, previewLength.wide)?.length).toBeLessThanOrEqual(101)
  expect(previewOf(comment, previewLength.narrow)?.length).toBeLessThanOrEqual(51)
})

test.each([
  ['+31 6 12345678', '0612345678'],
  ['+31 (0)6 - 1234 5678', '0612345678'],
  ['0031612345678', '0612345678'],
  ['06-12345678', '0612345678'],
  ['+49 151 23456789', '+4915123456789'],
  ['bel 06 12', '0612'],
])('a phone number %s becomes %s', (typed, kept) => {
  expect(cleanPhone(typed)).toBe(kept)
  expect(cleanPhone(cleanPhone(typed))).toBe(kept)
})
