import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  calculateAge,
  countMonthsBetween,
  countMonthsUntil,
  getWeekday,
  toEpochDay,
} from './calendar-day.ts'

test('whole months between two dates', () => {
  expect(countMonthsBetween('2026-01-31', '2026-02-28')).toBe(1)
  expect(countMonthsBetween('2026-01-30', '2026-02-28')).toBe(1)
  expect(countMonthsBetween('2026-01-30', '2026-02-27')).toBe(0)
  expect(countMonthsBetween('2028-01-31', '2028-02-29')).toBe(1)
  expect(countMonthsBetween('2028-01-31', '2028-02-28')).toBe(0)
  expect(countMonthsBetween('2026-01-15', '2026-02-15')).toBe(1)
  expect(countMonthsBetween('2026-02-15', '2026-01-15')).toBe(-1)
  expect(countMonthsBetween('2020-09-21', '2026-11-21')).toBe(74)
})

test('the number of months is the same in both directions', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  const iso = day.map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(iso, iso, (from, to) => {
      expect(countMonthsBetween(from, to) + countMonthsBetween(to, from)).toBe(0)
    }),
  )
})

const arbitraryDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('adding months keeps the day of the month, or uses the last day of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(addMonths('2026-03-15', -27)).toBe('2023-12-15')
})

test('after adding months, as many months are counted in both directions', () => {
  fc.assert(
    fc.property(arbitraryDay, fc.integer({ min: 0, max: 800 }), (day, months) => {
      expect(countMonthsBetween(day, addMonths(day, months))).toBe(months)
      expect(countMonthsUntil(day, addMonths(day, months))).toBe(months)
    }),
  )
})

test('a started month counts as left, until the day itself', () => {
  expect(countMonthsUntil('2026-11-19', '2026-12-18')).toBe(1)
  expect(countMonthsUntil('2026-12-17', '2026-12-18')).toBe(1)
  expect(countMonthsUntil('2026-12-18', '2026-12-18')).toBe(0)
  expect(countMonthsUntil('2027-01-18', '2026-12-18')).toBe(0)
})

test('from day to day, the months left stay or decrease by one, and reach 0 on the last day', () => {
  fc.assert(
    fc.property(arbitraryDay, fc.integer({ min: 0, max: 800 }), (until, days) => {
      const day = addDays(until, -days)
      const left = countMonthsUntil(day, until)
      expect(left === 0).toBe(days === 0)
      expect([0, 1]).toContain(countMonthsUntil(addDays(day, -1), until) - left)
    }),
  )
})

test('age increases on the birthday', () => {
  expect(calculateAge('1984-04-17', '2026-04-16')).toBe(41)
  expect(calculateAge('1984-04-17', '2026-04-17')).toBe(42)
  expect(calculateAge('2024-02-29', '2025-02-28')).toBe(0)
  expect(calculateAge('2024-02-29', '2025-03-01')).toBe(1)
})

test('days are counted across clock changes, leap days and years', () => {
  expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: -900, max: 900 }), (from, count) => {
      const day = new Date(from * 86_400_000).toISOString().slice(0, 10)
      const later = addDays(day, count)
      expect(addDays(later, -count)).toBe(day)
      expect(toEpochDay(later) - from).toBe(count)
      expect((((getWeekday(later) - getWeekday(day) - count) % 7) + 7) % 7).toBe(0)
    }),
  )
})
