import { languages } from '@portal/contract/language'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDecimalInput, formatPercentInput } from './decimal.ts'
import { formatEuro, formatPercent, formatWholeAmount, formatWholeEuro } from './format-money.ts'
import { formatNumber } from './format-number.ts'

const localeByLanguage = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' }
const arbitraryAmount = fc.oneof(
  fc.double(),
  fc.double({ min: -1e7, max: 1e7 }),
  fc.integer().map((cents) => cents / 100),
  fc.integer({ min: -1e6, max: 1e6 }).map((mills) => mills / 1000),
)

test.each(languages)('@FORMAT-06 @FORMAT-09 in %s, a number is formatted as by Intl', (language) => {
  const createIntlFormat = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(localeByLanguage[language], options)
  const createDecimalFormat = (most: number) =>
    createIntlFormat({ minimumFractionDigits: 2, maximumFractionDigits: most })
  const whole = createIntlFormat({ maximumFractionDigits: 0 })
  fc.assert(
    fc.property(arbitraryAmount, (value) => {
      const number = createDecimalFormat(2).format(value)
      expect(formatDecimalInput(value, language)).toBe(number)
      expect(formatPercentInput(value, language)).toBe(createDecimalFormat(4).format(value))
      expect(formatWholeAmount(value, language)).toBe(whole.format(Math.round(value) || 0))
      const addEuroSign = (written: string) => {
        const minus = /^-.*[1-9∞]/.test(written) ? '−' : ''
        const figures = written.replace('-', '')
        return minus + (language === 'de' ? `${figures}\u00a0€` : `€\u00a0${figures}`)
      }
      expect(formatEuro(value, language)).toBe(addEuroSign(number))
      expect(formatWholeEuro(value, language)).toBe(addEuroSign(whole.format(value)))
      expect(formatPercent(value, language)).toBe(language === 'de' ? `${number}\u00a0%` : `${number}%`)
    }),
  )
})

test.each([
  ['nl', '€\u00a01.234,56', '−€\u00a01.235', '3,85%'],
  ['en', '€\u00a01,234.56', '−€\u00a01,235', '3.85%'],
  ['de', '1.234,56\u00a0€', '−1.235\u00a0€', '3,85\u00a0%'],
] as const)('@FORMAT-06 @FORMAT-09 amounts and percentages in %s', (language, euro, whole, percent) => {
  expect(formatEuro(1234.56, language)).toBe(euro)
  expect(formatWholeEuro(-1234.56, language)).toBe(whole)
  expect(formatPercent(3.85, language)).toBe(percent)
})

test('halves are rounded away from zero by their decimal notation', () => {
  expect([1.005, 2.675, -1.005, 0.5].map((value) => formatNumber(value, 2, 'nl'))).toEqual([
    '1,01',
    '2,68',
    '-1,01',
    '0,50',
  ])
  expect([0.5, 999.5, -0.001].map((value) => formatNumber(value, 0, 'nl'))).toEqual(['1', '1.000', '-0'])
})
