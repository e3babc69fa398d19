import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeMortgage } from './MortgageForm.tsx'
import { toMortgageRequestBody } from './mortgage-request-body.ts'
import { addMonthsOrNull, calculateDefaultEndDate, createVariableRateValues } from './mortgage-rules.ts'
import { createEmptyMortgage, createEmptyPart, type MortgageValues } from './mortgage-values.ts'

test('@EDITMORT-06 the default end date is thirty years later, on an existing day', () => {
  expect(calculateDefaultEndDate('2021-03-01')).toBe('2051-03-01')
  expect(calculateDefaultEndDate('2024-02-29')).toBe('2054-02-28')
  expect(calculateDefaultEndDate('29-02-2024')).toBeNull()
})

test('@EDITMORT-07 a variable rate counts as fixed for one month', () => {
  expect(createVariableRateValues('2026-01-31')).toMatchObject({
    fixed_rate_end_date: '2026-02-28',
    months: 1,
  })
})

test('adding months never ends in a later month', () => {
  const months = fc.integer({ min: 0, max: 600 })
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
      months,
      (date, count) => {
        const from = date.toISOString().slice(0, 10)
        const to = addMonthsOrNull(from, count) ?? ''
        const toMonthIndex = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
        expect(toMonthIndex(to) - toMonthIndex(from)).toBe(count)
        expect(Number(to.slice(8))).toBeLessThanOrEqual(Number(from.slice(8)))
      },
    ),
  )
})

test('@EDITMORT-21 years are sent as months, and a period with a partial year stays exact until it is changed', () => {
  const getSentMonths = (fixed_interest_duration: string, kept: number | null) =>
    toMortgageRequestBody({
      ...createEmptyMortgage(),
      parts: [{ ...createEmptyPart(), fixed_interest_duration, months: kept }],
    }).parts[0]?.fixed_interest_duration
  expect(getSentMonths('20', null)).toBe(240)
  expect(getSentMonths('10', 126)).toBe(120)
  expect(getSentMonths('11', 126)).toBe(126)
  expect(getSentMonths('', 126)).toBeNull()
})

test('parts are merged one by one: removed elsewhere is dropped, added elsewhere is included, added here stays', () => {
  const createPart = (key: string, given: object = {}) => ({ ...createEmptyPart(), key, id: key, ...given })
  const createMortgage = (...parts: MortgageValues['parts']): MortgageValues => ({
    ...createEmptyMortgage(),
    id: 1,
    parts,
  })
  const base = createMortgage(createPart('a'), createPart('b'))
  const added = createEmptyPart()
  const typed = createMortgage(createPart('a', { interest: 2 }), createPart('b', { interest: 3 }), added)
  const saved = createMortgage(createPart('a', { remaining_debt: 5 }), createPart('c'))
  expect(mergeMortgage(base, typed, saved)).toEqual(
    createMortgage(createPart('a', { interest: 2, remaining_debt: 5 }), createPart('c'), added),
  )
})
