import { languages } from '@portal/contract/language'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatDecimalInput,
  formatPercentInput,
  formatWholeInput,
  maxMoneyAmount,
  parseDecimal,
  parseMoney,
  parsePercent,
  parseWholeMoney,
} from './decimal.ts'
import { formatEuro, formatWholeAmount, formatWholeEuro, toYearlyAmount } from './format-money.ts'

const arbitraryAmount = fc.integer({ min: 0, max: 9_999_999_99 }).map((n) => n / 100)
const formatDutch = (value: number) => value.toLocaleString('nl-NL', { minimumFractionDigits: 2 })
const formatEnglish = (value: number) => value.toLocaleString('en-GB', { minimumFractionDigits: 2 })

test('estimated amounts are in whole euros', () => {
  expect([
    formatWholeEuro(90_000.49, 'nl'),
    formatWholeAmount(6909.5, 'nl'),
    formatWholeAmount(-0.2, 'nl'),
  ]).toEqual(['€\u00a090.000', '6.910', '0'])
})

test('@FORMAT-07 an amount in Dutch or English notation has the same value', () => {
  fc.assert(
    fc.property(arbitraryAmount, (value) => {
      expect(parseDecimal(formatDutch(value))).toBeCloseTo(value, 2)
      expect(parseDecimal(formatEnglish(value))).toBeCloseTo(value, 2)
    }),
  )
})

test.each(languages)('@FORMAT-07 an amount formatted in %s is parsed to the same cents', (language) => {
  fc.assert(
    fc.property(arbitraryAmount, fc.integer({ min: 0, max: 1e7 }), (value, tenthousandths) => {
      for (const written of [formatEuro(value, language), formatDecimalInput(value, language)])
        expect(Math.round((parseMoney(written) ?? Number.NaN) * 100)).toBe(Math.round(value * 100))
      expect(parseWholeMoney(formatWholeInput(value, language))).toBe(Math.floor(value))
      const percent = tenthousandths / 1e4
      expect(parsePercent(formatPercentInput(percent, language))).toBe(percent)
    }),
  )
})

test('@FORMAT-07 decimals are never read as thousands', () => {
  fc.assert(
    fc.property(fc.nat(99_999), fc.nat(99_999), fc.constantFrom('.', ','), (whole, decimals, separator) => {
      const other = separator === '.' ? ',' : '.'
      const value = parseDecimal(`1${separator}234${other}${decimals}`) ?? Number.NaN
      expect(Math.trunc(value)).toBe(1234)
      expect(parseDecimal(`0${separator}${decimals}`)).toBeLessThan(1)
      expect(parseDecimal(`${whole}${separator}${decimals % 100}`)).toBeLessThan(whole + 1)
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
  ['€ 10', null],
  ['', null],
  ['.', null],
  ['abc', null],
  ['0.125', 0.125],
  ['1.234,567', 1234.567],
  ['12.345.678', 12345678],
  ['-1.234,5', null],
  ['250.0000', null],
  ['1234.567', null],
  ['312456,789', null],
  ['12,34,567', null],
  ['1.2.3', null],
  ['1.234.5', null],
  ['1.234,567.8', null],
  ['1-2', null],
])('@FORMAT-07 %j is read as %j', (text, value) => {
  expect(parseDecimal(text)).toBe(value)
})

test.each([
  ['€ 1.250,00', 1250],
  ['1250', 1250],
  ['1.250', 1250],
  ['1,250.00', 1250],
  ['1 250,00', 1250],
  ["1'250.00", 1250],
  [',75', 0.75],
  ['12,', 12],
  ['EUR 1.250,-', 1250],
  ['€ 585.000,– ', 585_000],
  ['585 euro', 585],
  ['585k', 585_000],
  ['€ 1,2 mln.', 1_200_000],
])('@INPUT-01 the amount “%s” is %d', (text, amount) => {
  expect(parseMoney(text)).toBe(amount)
})

test('@INPUT-01 @INPUT-03 a text that is not one positive number with its unit is rejected', () => {
  const noAmounts = [
    '12abc34',
    '-500',
    '−500',
    '500-',
    '1.234,50 p.m.',
    '5 ton',
    '585k euro',
    '12 34',
    '5%',
    '€',
    '',
  ]
  const misplaced = ['1250,999', '1,2,3', '0.125', '1234.567', '312456,789', '12,34,567']
  expect([...noAmounts, ...misplaced].map(parseMoney).filter((amount) => amount !== null)).toEqual([])
  expect(['3,85%', '3.125', '4 %', '0.125'].map(parsePercent)).toEqual([3.85, 3.125, 4, 0.125])
  const noPercentages = ['3,85 procent 4', '-1', '€ 3', '%', '12abc34']
  expect(noPercentages.map(parsePercent).filter((percent) => percent !== null)).toEqual([])
})

test('@INPUT-02 an amount is at most 99,000,000,000', () => {
  fc.assert(fc.property(fc.string(), (text) => (parseMoney(text) ?? 0) <= maxMoneyAmount))
  expect(parseMoney('99000000001')).toBe(99_000_000_000)
  expect(parseMoney('99000000000')).toBe(99_000_000_000)
  expect(parseMoney('98999999999,99')).toBe(98_999_999_999.99)
})

test('@FORMAT-08 a yearly amount is twelve monthly amounts', () => {
  expect(toYearlyAmount(1072.99)).toBe(12875.88)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_99 }), (monthly) => {
      expect(toYearlyAmount(monthly / 100)).toBe((monthly * 12) / 100)
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
  expect(formatPercentInput(value, 'nl')).toBe(written)
})
