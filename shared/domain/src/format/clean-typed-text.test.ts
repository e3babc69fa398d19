import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cleanDigits,
  cleanMoney,
  cleanPostcode,
  normalizePhone,
  parseHouseNumber,
  parsePostcode,
} from './clean-typed-text.ts'
import { maxPreviewLengths, truncateAtWord } from './text-preview.ts'

test.each([
  ['585k', '585000'],
  ['€ 1,2 mln', '1200000'],
  ['1.25m', '1250000'],
  ['250 duizend', '250000'],
  ['€1.234,50', '1.234,50'],
  ['12abc34', '12abc34'],
  ['-500', '-500'],
])('@INPUT-01 an amount typed as %s stands as %s', (typed, kept) => {
  expect(cleanMoney(typed)).toBe(kept)
  expect(cleanMoney(cleanMoney(typed))).toBe(cleanMoney(typed))
})

test('@INPUT-04 a whole number keeps its digits, and never becomes another number', () => {
  fc.assert(fc.property(fc.string(), (typed) => /^(\d[\d.,]*)?$/.test(cleanDigits(typed))))
  fc.assert(fc.property(fc.nat(), (number) => cleanDigits(`${number} jaar`) === String(number)))
  expect(['tel. 030-12', '1,5', '12.500', '1.250.000', '2,'].map(cleanDigits)).toEqual([
    '03012',
    '1,5',
    '12500',
    '1250000',
    '2,',
  ])
})

test.each([
  ['27A', { number: '27', addition: 'A' }],
  [' 27 - 2 ', { number: '27', addition: '2' }],
  ['27 bis', { number: '27', addition: 'bis' }],
  ['27', { number: '27', addition: '' }],
  ['27,5', null],
  ['A27', null],
])('a house number typed as %s', (typed, read) => {
  expect(parseHouseNumber(typed)).toEqual(read)
})

test('@INPUT-05 a postcode has at most four digits, a space and two letters', () => {
  fc.assert(fc.property(fc.string(), (typed) => /^\d{0,4} ?[A-Z]{0,2}$/.test(cleanPostcode(typed))))
  expect(
    ['1234ab', ' 1234 abc', '12345', '1234-ab', '1234.ab', 'NL-4818 SL', 'nl4818sl'].map(cleanPostcode),
  ).toEqual(['1234AB', '1234 AB', '1234', '1234 AB', '1234 AB', '4818 SL', '4818SL'])
  let typed = ''
  for (const key of 'NL-4818-sl') typed = cleanPostcode(typed + key)
  expect(typed).toBe('4818SL')
})

test('a complete postcode is shown with a space, and does not start with zero', () => {
  expect(['1234ab', '1234 AB ', '0234AB', '1234A'].map(parsePostcode)).toEqual([
    '1234 AB',
    '1234 AB',
    null,
    null,
  ])
})

test('@INPUT-09 a long comment is truncated at 100 characters, at 50 on a small screen', () => {
  const comment = 'woord '.repeat(40)
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.constantFrom(50, 100), (text, most) => {
      const preview = truncateAtWord(text, most)
      expect([...(preview ?? '')].length).toBeLessThanOrEqual(most + 1)
      expect(preview === null).toBe([...text].length <= most)
    }),
  )
  expect(truncateAtWord('x'.repeat(100), 100)).toBeNull()
  expect(truncateAtWord('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}…`)
  expect(truncateAtWord(comment, maxPreviewLengths.wide)?.length).toBeLessThanOrEqual(101)
  expect(truncateAtWord(comment, maxPreviewLengths.narrow)?.length).toBeLessThanOrEqual(51)
})

test.each([
  ['+31 6 12345678', '0612345678'],
  ['+31 (0)6 - 1234 5678', '0612345678'],
  ['0031612345678', '0612345678'],
  ['06-12345678', '0612345678'],
  ['+49 151 23456789', '+4915123456789'],
  ['+49 (0)151 2345 6789', '+4915123456789'],
  ['0032 470 12 34 56', '+32470123456'],
  ['(+31) 6 12345678', '0612345678'],
  ['bel 06 12', '0612'],
])('a phone number %s becomes %s', (typed, kept) => {
  expect(normalizePhone(typed)).toBe(kept)
  expect(normalizePhone(normalizePhone(typed))).toBe(kept)
})
