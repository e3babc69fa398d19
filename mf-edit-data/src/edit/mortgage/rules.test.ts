import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mortgageBody } from './body.ts'
import { mergeMortgage } from './merge.ts'
import { monthsLater, usualEnd, variableRate } from './rules.ts'
import { emptyMortgage, emptyPart, type MortgageValues } from './values.ts'

test('@EDITMORT-06 the usual end is thirty years later, on a day that exists', () => {
  expect(usualEnd('2021-03-01')).toBe('2051-03-01')
  expect(usualEnd('2024-02-29')).toBe('2054-02-28')
  expect(usualEnd('29-02-2024')).toBeNull()
})

test('@EDITMORT-07 a variable rate holds for a month', () => {
  expect(variableRate('2026-01-31')).toMatchObject({ fixed_rate_end_date: '2026-02-28', months: 1 })
})

test('months later is never in another month than that', () => {
  const months = fc.integer({ min: 0, max: 600 })
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
      months,
      (date, count) => {
        const from = date.toISOString().slice(0, 10)
        const to = monthsLater(from, count) ?? ''
        const index = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
        expect(index(to) - index(from)).toBe(count)
        expect(Number(to.slice(8))).toBeLessThanOrEqual(Number(from.slice(8)))
      },
    ),
  )
})

test('@EDITMORT-21 years are sent as months; a period of no whole years stays what it was until it is changed', () => {
  const months = (fixed_interest_duration: string, kept: number | null) =>
    mortgageBody({
      ...emptyMortgage(),
      parts: [{ ...emptyPart(), fixed_interest_duration, months: kept }],
    }).parts[0]?.fixed_interest_duration
  expect(months('20', null)).toBe(240)
  expect(months('10', 126)).toBe(120)
  expect(months('11', 126)).toBe(126)
  expect(months('', 126)).toBeNull()
})

test('parts are merged one by one: removed elsewhere is gone, added elsewhere is there, added here stays', () => {
  const part = (key: string, given: object = {}) => ({ ...emptyPart(), key, id: key, ...given })
  const of = (...parts: MortgageValues['parts']): MortgageValues => ({ ...emptyMortgage(), id: 1, parts })
  const base = of(part('a'), part('b'))
  const added = emptyPart()
  const typed = of(part('a', { interest: 2 }), part('b', { interest: 3 }), added)
  const saved = of(part('a', { remaining_debt: 5 }), part('c'))
  expect(mergeMortgage(base, typed, saved)).toEqual(
    of(part('a', { interest: 2, remaining_debt: 5 }), part('c'), added),
  )
})
