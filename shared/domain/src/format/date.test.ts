import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatDate,
  formatIsoDate,
  formatMonth,
  formatNumericDate,
  formatShortDate,
  parseDay,
} from './date.ts'
import { parseDate } from './parse-date.ts'

const normalizeSpaces = (text: string | null) => text?.replace(/\s/g, ' ')

test('@FORMAT-01 a date is written in full in each language', () => {
  expect(normalizeSpaces(formatDate('2026-03-12', 'nl'))).toBe('12 maart 2026')
  expect(normalizeSpaces(formatDate('2026-03-12', 'en'))).toBe('12 March 2026')
  expect(normalizeSpaces(formatDate('2026-03-02', 'de'))).toBe('2. März 2026')
})

test('@FORMAT-02 a short date has a short month', () => {
  expect(normalizeSpaces(formatShortDate('2026-03-12', 'nl'))).toBe('12 mrt 2026')
  expect(normalizeSpaces(formatShortDate('2026-10-01', 'en'))).toBe('1 Oct 2026')
  expect(normalizeSpaces(formatShortDate('2026-11-03', 'de'))).toBe('3. Nov. 2026')
  expect(normalizeSpaces(formatShortDate('2026-05-03', 'de'))).toBe('3. Mai 2026')
})

test('@FORMAT-03 @FORMAT-04 a numeric date and a date of the API are the same day', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2080-12-31'), noInvalidDate: true }),
      (date) => {
        const iso = date.toISOString().slice(0, 10)
        const numeric = formatNumericDate(iso)
        expect(numeric).toMatch(/^\d\d-\d\d-\d{4}$/)
        expect(parseDate(numeric ?? '')).toBe(iso)
        expect(parseDay(iso) && formatIsoDate(parseDay(iso) ?? { day: 0, month: 0, year: 0 })).toBe(iso)
      },
    ),
  )
})

test('@FORMAT-05 an unknown date gives null', () => {
  expect([null, undefined, '', '2026-02-30', 'soon'].map((date) => formatDate(date, 'nl'))).toEqual(
    Array(5).fill(null),
  )
})

test.each([
  ['1-2-2026', '2026-02-01'],
  ['01/02/2026', '2026-02-01'],
  ['1 2 2026', '2026-02-01'],
  ['01022026', '2026-02-01'],
  ['2026-02-01', '2026-02-01'],
  ['29-2-2024', '2024-02-29'],
  ['29-2-2026', null],
  ['31-12-1899', null],
  ['1-1-1900', '1900-01-01'],
  ['31-12-2080', '2080-12-31'],
  ['1-1-2081', null],
  ['1-2', null],
])('@INPUT-06 @INPUT-07 the date %j is read as %j', (typed, date) => {
  expect(parseDate(typed)).toBe(date)
})

test('@INPUT-07 a field can set its last year', () => {
  expect(parseDate('1-1-2030', { last: 2026 })).toBeNull()
  expect(parseDate('31-12-2026', { last: 2026 })).toBe('2026-12-31')
  expect(parseDate('1-1-2027', { last: 2026 })).toBeNull()
  expect(parseDate('1-1-2090', { last: 2100 })).toBe('2090-01-01')
  expect(parseDate('1-1-2020', { first: 2020 })).toBe('2020-01-01')
  expect(parseDate('31-12-2019', { first: 2020 })).toBeNull()
})

test('month names equal those of Intl', () => {
  const locales = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' }
  for (const language of ['nl', 'en', 'de'] as const)
    for (let month = 1; month <= 12; month++) {
      const day = `2026-${String(month).padStart(2, '0')}-05`
      const getIntlMonthName = (width: 'long' | 'short') =>
        new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: width, timeZone: 'UTC' })
          .formatToParts(new Date(day))
          .find(({ type }) => type === 'month')?.value
      expect(normalizeSpaces(formatDate(day, language))).toContain(` ${getIntlMonthName('long')} `)
      expect(normalizeSpaces(formatShortDate(day, language))).toContain(` ${getIntlMonthName('short')} `)
    }
})

test('a month is written as short name and year', () => {
  expect(formatMonth({ year: 2026, month: 3 }, 'nl')).toBe('mrt 2026')
  expect(formatMonth({ year: 2026, month: 12 }, 'de')).toBe('Dez. 2026')
})
