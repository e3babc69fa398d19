import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  highestAmount,
  parseDecimal,
  parseMoney,
  parsePercent,
  typedDecimal,
  typedPercent,
} from './decimal.ts'
import { formatEuro, formatPercent, formatWhole, formatWholeEuro, yearly } from './money.ts'

const cents = fc.integer({ min: 0, max: 9_999_999_99 }).map((n) => n / 100)
const dutch = (value: number) => value.toLocaleString('nl-NL', { minimumFractionDigits: 2 })
const english = (value: number) => value.toLocaleString('en-GB', { minimumFractionDigits: 2 })

test('@FORMAT-06 an amount has Dutch separators and two decimals', () => {
  expect(formatEuro(1234.5)).toBe('€\u00a01.234,50')
})

test('what is expected is told in whole euros', () => {
  expect([formatWholeEuro(90_000.49), formatWhole(6909.5), formatWhole(-0.2)]).toEqual([
    '€\u00a090.000',
    '6.910',
    '0',
  ])
})

test('a percentage has a comma and two decimals', () => {
  expect(formatPercent(3.85)).toBe('3,85%')
})

test('@FORMAT-07 Dutch and English writing of the same amount mean the same', () => {
  fc.assert(
    fc.property(cents, (value) => {
      expect(parseDecimal(dutch(value))).toBeCloseTo(value, 2)
      expect(parseDecimal(english(value))).toBeCloseTo(value, 2)
      expect(parseDecimal(formatEuro(value))).toBeCloseTo(value, 2)
      expect(parseDecimal(typedDecimal(value))).toBeCloseTo(value, 2)
    }),
  )
})

test.each([
  ['1.234', 1234],
  ['1,5', 1.5],
  ['1.234.567', 1234567],
  ['1,234.56', 1234.56],
  [',75', 0.75],
  ['12,', 12],
  ['€ 10', 10],
  ['', null],
  ['.', null],
  ['abc', null],
])('@FORMAT-07 %j is read as %j', (text, value) => {
  expect(parseDecimal(text)).toBe(value)
})

test('@INPUT-02 an amount is at most 99,000,000,000', () => {
  fc.assert(fc.property(fc.string(), (text) => (parseMoney(text) ?? 0) <= highestAmount))
  expect(parseMoney('99000000001')).toBe(99_000_000_000)
  expect(parseMoney('99000000000')).toBe(99_000_000_000)
  expect(parseMoney('98999999999,99')).toBe(98_999_999_999.99)
})

test('@FORMAT-08 twelve monthly amounts make a yearly one', () => {
  expect(yearly(1072.99)).toBe(12875.88)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_99 }), (monthly) => {
      expect(yearly(monthly / 100)).toBe((monthly * 12) / 100)
    }),
    { examples: [[41]] },
  )
})

test.each([
  ['3,125', 3.125, '3,125'],
  ['3.85', 3.85, '3,85'],
  ['4', 4, '4,00'],
  ['1.234,5', 1234.5, '1.234,50'],
  ['', null, ''],
])('a percentage typed as “%s” keeps its decimals', (typed, value, written) => {
  expect(parsePercent(typed)).toBe(value)
  expect(typedPercent(value)).toBe(written)
})
