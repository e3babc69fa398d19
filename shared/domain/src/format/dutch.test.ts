import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedDecimal, typedPercent } from './decimal.ts'
import { writeDutch } from './dutch.ts'
import { formatEuro, formatPercent, formatWhole, formatWholeEuro } from './money.ts'

const intl = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('nl-NL', options)
const upTo = (most: number) => intl({ minimumFractionDigits: 2, maximumFractionDigits: most })
const amount = fc.oneof(
  fc.double(),
  fc.double({ min: -1e7, max: 1e7 }),
  fc.integer().map((cents) => cents / 100),
  fc.integer({ min: -1e6, max: 1e6 }).map((mills) => mills / 1000),
)

test('@FORMAT-06 a number is written as the browser’s own formatter would', () => {
  const euro = intl({ style: 'currency', currency: 'EUR' })
  const wholeEuro = intl({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  const whole = intl({ maximumFractionDigits: 0 })
  fc.assert(
    fc.property(amount, (value) => {
      expect(formatEuro(value)).toBe(euro.format(value))
      expect(formatWholeEuro(value)).toBe(wholeEuro.format(value))
      expect(formatWhole(value)).toBe(whole.format(Math.round(value) || 0))
      expect(formatPercent(value)).toBe(`${upTo(2).format(value)}%`)
      expect(typedDecimal(value)).toBe(upTo(2).format(value))
      expect(typedPercent(value)).toBe(upTo(4).format(value))
    }),
  )
})

test('halves are rounded away from zero, as they are read and not as they are stored', () => {
  expect([1.005, 2.675, -1.005, 0.5].map((value) => writeDutch(value, 2))).toEqual([
    '1,01',
    '2,68',
    '-1,01',
    '0,50',
  ])
  expect([0.5, 999.5, -0.001].map((value) => writeDutch(value, 0))).toEqual(['1', '1.000', '-0'])
})
