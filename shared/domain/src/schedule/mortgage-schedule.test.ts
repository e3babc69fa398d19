import type { MortgagePart } from '@portal/contract/mortgage'
import { expect, inject, test } from 'vitest'
import { createMortgageSchedule } from './mortgage-schedule.ts'
import { getYearOfMonth, listYearRows } from './payment-schedule.ts'

const today = '2026-11-21'
const createPart = (given: Partial<MortgagePart> = {}): MortgagePart => ({
  id: 1,
  leningdeelnummer: null,
  hoofdsom: 140_000,
  type: 1,
  repayment_type_description: null,
  interest: 1.85,
  interest_type: 'fixed',
  interest_type_description: null,
  rentevasteperiode: 240,
  begindatumRentevast: null,
  einddatumRentevast: '2036-03-01',
  begindatum: '2016-03-01',
  einddatum: '2046-03-01',
  monthly_amount: null,
  monthly_interest_amount: null,
  monthly_repayment_amount: null,
  monthly_premium: null,
  remaining_debt: 98_475,
  remaining_debt_at_loan_part_end: null,
  nhg: null,
  tax_box_type: 1,
  deduction_start_date: null,
  return_rate: null,
  deposits: null,
  penalty_free_repayment_percentage: 10,
  ...given,
})
const interestOnlyPart = createPart({ type: 5, hoofdsom: 90_000, remaining_debt: 90_000 })
const futurePart = createPart({
  hoofdsom: 25_000,
  remaining_debt: null,
  begindatum: '2027-02-01',
  einddatum: '2057-02-01',
})
const failWithoutSchedule = (): never => {
  throw new Error('no schedule')
}
const createSchedule = (...parts: MortgagePart[]) => createMortgageSchedule(parts, today)

test('a part has debt from its start until its end, when the remaining debt is due', () => {
  const schedule = createSchedule(createPart(), interestOnlyPart, futurePart)
  const rows = listYearRows(schedule?.whole ?? failWithoutSchedule())
  expect((rows[0]?.debt ?? 0) + (rows[0]?.repayment ?? 0)).toBe(98_475 + 90_000)
  expect(schedule?.marks.find(({ kind }) => kind === 'part-begin')).toMatchObject({ part: 2, open: 25_000 })
  expect(schedule?.marks.filter(({ kind, open }) => kind === 'part-end' && open > 0)).toMatchObject([
    { part: 1, open: 90_000 },
  ])
  const after = rows.filter(({ month }) => getYearOfMonth(month) > 2046)
  expect(after.every(({ debt }) => debt < 25_000)).toBe(true)
  expect(rows.at(-1)?.debt).toBe(0)
})

test('each month of the total is the sum of the parts', () => {
  const { whole, parts } =
    createSchedule(createPart(), interestOnlyPart, futurePart, createPart({ type: 53 })) ??
    failWithoutSchedule()
  for (const [index, interest] of whole.interest.entries()) {
    const own = parts.map((one) => one?.interest[whole.firstMonth + index - one.firstMonth] ?? 0)
    expect(interest).toBe(own.reduce((a, b) => a + b, 0))
  }
})

test('ends of fixed rates and parts are listed with the debt of that day', () => {
  const marks = createSchedule(createPart(), interestOnlyPart)?.marks.map(
    ({ kind, part: at, open, month }) => [kind, at, open, getYearOfMonth(month)],
  )
  expect(marks).toEqual([
    ['fixed-end', 0, 0, 2036],
    ['fixed-end', 1, 0, 2036],
    ['part-end', 0, 0, 2046],
    ['part-end', 1, 90_000, 2046],
  ])
})

test('a variable rate, or a fixed rate that has ended, has no event', () => {
  const getEventKinds = (given: Parameters<typeof createPart>[0]) =>
    createSchedule(createPart(given))?.marks.map(({ kind }) => kind)
  expect(getEventKinds({ interest_type: 'variable' })).toEqual(['part-end'])
  expect(getEventKinds({ einddatumRentevast: '2026-03-01' })).toEqual(['part-end'])
  expect(getEventKinds({ einddatumRentevast: '2046-03-01' })).toEqual(['part-end'])
})

test.each([
  ['repayment', { type: 77 }],
  ['repayment', { type: 0 }],
  ['rate', { interest: null }],
  ['dates', { einddatum: null }],
  ['dates', { einddatum: '9999-01-01' }],
  ['debt', { remaining_debt: null }],
  ['over', { begindatum: '1996-01-01', einddatum: '2026-11-21' }],
] as const)('a part is left out for its %s, and the others are planned', (why, given) => {
  expect(createSchedule(createPart(), createPart(given))?.leftOut).toEqual([{ part: 1, why }])
  expect(createSchedule(createPart(given))).toBeNull()
})

test('dates in the wrong order are swapped', () => {
  const turned = createSchedule(createPart({ begindatum: '2046-03-01', einddatum: '2016-03-01' }))
  expect(turned?.whole.debt).toEqual(createSchedule(createPart())?.whole.debt)
})

test('without parts, there is no schedule', () => {
  expect(createSchedule()).toBeNull()
})

/**
 * Returns the duration of the fastest of several runs in milliseconds. Other processes of the machine can only make a
 * run slower.
 */
const measureFastestRun = (run: () => unknown) =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const from = Date.now()
      for (let time = 0; time < 30; time++) run()
      return Date.now() - from
    }),
  )

test.skipIf(inject('hasMutants'))(
  '40 parts of 360 months cost no more than a few plain passes over as many amounts',
  { tags: 'full' },
  () => {
    const forms = [1, 2, 5, 53]
    const parts = Array.from({ length: 40 }, (_, id) =>
      createPart({ id, type: forms[id % 4] ?? 1, begindatum: '2026-11-21', einddatum: '2056-11-21' }),
    )
    const amounts = new Float64Array(40 * 360 * 5)
    const calculateWithoutSchedule = () => {
      for (const [index, amount] of amounts.entries()) amounts[index] = Math.round(amount * 1.003) + 1
    }
    expect(createSchedule(...parts)?.whole.debt).toHaveLength(360)
    expect(measureFastestRun(() => createSchedule(...parts))).toBeLessThan(
      8 * measureFastestRun(calculateWithoutSchedule),
    )
  },
)
