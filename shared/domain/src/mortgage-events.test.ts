import type { MortgagePart } from '@portal/contract/mortgage'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculatePenaltyFreeAmount, listUpcomingMortgageEvents } from './mortgage-events.ts'

const today = '2026-11-21'
const createPart = (given: Partial<MortgagePart> = {}) =>
  ({
    hoofdsom: 140_000,
    type: 1,
    interest: 1.85,
    interest_type: 'fixed',
    einddatumRentevast: '2036-03-01',
    begindatum: '2016-03-01',
    einddatum: '2046-03-01',
    remaining_debt: 98_475,
    remaining_debt_at_loan_part_end: null,
    tax_box_type: 1,
    deduction_start_date: null,
    penalty_free_repayment_percentage: 10,
    deposits: null,
    return_rate: null,
    ...given,
  }) as MortgagePart
const createInterestOnlyPart = (given: Partial<MortgagePart> = {}) =>
  createPart({ type: 5, hoofdsom: 90_000, remaining_debt: 90_000, ...given })
const listEvents = (...parts: MortgagePart[]) =>
  listUpcomingMortgageEvents(parts, today).map(({ kind, date, amount, parts: of }) => [
    date,
    kind,
    amount,
    of.join(),
  ])

test('events are in order, and equal events of several parts on a day are merged', () => {
  expect(listEvents(createPart(), createInterestOnlyPart())).toEqual([
    ['2026-12-31', 'penalty-free', 23_000, '0,1'],
    ['2036-03-01', 'fixed-end', null, '0,1'],
    ['2046-03-01', 'deduction-end', null, '1'],
    ['2046-03-01', 'part-end', 90_000, '1'],
    ['2046-03-01', 'part-end', 0, '0'],
  ])
})

test('the end of a starter loan or a part with unknown debt has no amount', () => {
  for (const unknown of [createPart({ type: 52 }), createPart({ remaining_debt: null })])
    expect(listEvents(createPart(), unknown).filter(([, kind]) => kind === 'part-end')).toEqual([
      ['2046-03-01', 'part-end', 0, '0'],
      ['2046-03-01', 'part-end', null, '1'],
    ])
})

test('the end of the deduction is listed if it is before the end of the part', () => {
  expect(listEvents(createPart({ begindatum: '1994-06-01' }))).toContainEqual([
    '2031-01-01',
    'deduction-end',
    null,
    '0',
  ])
  expect(listEvents(createPart({ deduction_start_date: '2009-03-15' }))).toContainEqual([
    '2039-03-15',
    'deduction-end',
    null,
    '0',
  ])
})

test('the penalty-free amount is a share of the original loan, at most the debt', () => {
  const getPenaltyFreeAmount = (given: Partial<MortgagePart>) =>
    calculatePenaltyFreeAmount(createPart(given), today)
  expect(getPenaltyFreeAmount({})).toBe(14_000)
  expect(getPenaltyFreeAmount({ remaining_debt: 5000 })).toBe(5000)
  expect(getPenaltyFreeAmount({ penalty_free_repayment_percentage: 100 / 3, hoofdsom: 100 })).toBe(33.33)
  expect(getPenaltyFreeAmount({ penalty_free_repayment_percentage: null })).toBeNull()
  expect(getPenaltyFreeAmount({ interest_type: 'variable' })).toBeNull()
  expect(getPenaltyFreeAmount({ begindatum: '2027-02-01' })).toBeNull()
  expect(getPenaltyFreeAmount({ begindatum: '2026-11-22' })).toBeNull()
  expect(getPenaltyFreeAmount({ begindatum: today })).toBe(14_000)
  expect(getPenaltyFreeAmount({ remaining_debt: 0.01 })).toBe(0.01)
  expect(getPenaltyFreeAmount({ remaining_debt: null })).toBeNull()
  expect(getPenaltyFreeAmount({ remaining_debt: 0 })).toBeNull()
})

test('past dates, variable rates and invalid dates are excluded', () => {
  expect(
    listEvents(createPart({ einddatum: '2026-11-21', einddatumRentevast: '2020-01-01', remaining_debt: 0 })),
  ).toEqual([])
  const kinds = listEvents(createPart({ interest_type: 'variable', einddatum: 'soon' })).map(
    ([, kind]) => kind,
  )
  expect(kinds).toEqual([])
})

test('an event of tomorrow is listed, one of today is not', () => {
  const countFixedRateEnds = (einddatumRentevast: string) =>
    listEvents(createPart({ einddatumRentevast })).filter(([, kind]) => kind === 'fixed-end').length
  expect([countFixedRateEnds('2026-11-21'), countFixedRateEnds('2026-11-22')]).toEqual([0, 1])
})

test('for any parts, events are in the future, in order and unique', () => {
  const dates = fc.option(
    fc.constantFrom('1990-01-01', '2026-11-21', '2026-12-31', '2031-01-01', '2060-02-29', 'x'),
  )
  const parts = fc.array(
    fc.record({
      begindatum: dates,
      einddatum: dates,
      einddatumRentevast: dates,
      type: fc.constantFrom(0, 1, 2, 5, 53, 77),
      interest_type: fc.constantFrom('fixed', 'variable', null),
      remaining_debt: fc.option(fc.integer({ min: 0, max: 99_000_000_000 })),
    }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(parts, (given) => {
      const all = listUpcomingMortgageEvents(given.map(createPart), today)
      expect(all.every(({ date }) => date > today)).toBe(true)
      expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).sort())
      const keys = all.map(({ date, kind, amount }) => `${date} ${kind} ${amount && Math.sign(amount)}`)
      expect(new Set(keys).size).toBe(all.length)
    }),
  )
})
