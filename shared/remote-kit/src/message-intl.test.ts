import { languages } from '@portal/contract/language'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageIntl } from './message-intl.ts'

test('messages show numbers as Intl formats them', () => {
  const anyNumber = fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.constantFrom(0, -0, 1, 999, 1000))
  fc.assert(
    fc.property(fc.constantFrom(...languages), anyNumber, (language, value) => {
      const formatter = new messageIntl.NumberFormat([language, 'en'])
      expect(formatter.format(value)).toBe(new Intl.NumberFormat([language, 'en']).format(value))
    }),
  )
})

test('a number with a format of its own is left to Intl', () => {
  const percent = { style: 'percent' } as const
  expect(new messageIntl.NumberFormat(['nl'], percent).format(1)).toBe('100%')
})
