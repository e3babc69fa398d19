import { expect, test } from 'vitest'
import { calculateExample, type PublishedExample } from './calculate-example.ts'

const calculateExampleWith = (
  kind: string,
  input: PublishedExample['input'],
  others: PublishedExample[] = [],
) => calculateExample({ id: 'new-1', kind, input, expected: {} }, others)
const singlePersonInput = { year: 2026, incomes: [50_000], rate_pct: 4, label: 'C', single: true }

test('an unknown kind is reported by name', () => {
  expect(() => calculateExampleWith('lease', {})).toThrow('new-1: unknown kind: lease')
})

test('an unknown, missing or mistyped input is reported by name', () => {
  expect(() => calculateExampleWith('max_mortgage', { ...singlePersonInput, pets: 2, boat: true })).toThrow(
    'new-1: unknown input: pets, boat',
  )
  expect(() => calculateExampleWith('ewf_2026', { woz: '400000' })).toThrow('"woz" cannot be "400000"')
  expect(() => calculateExampleWith('ewf_2026', {})).toThrow('"woz" is missing')
  expect(() => calculateExampleWith('max_mortgage', { ...singlePersonInput, label: 'H' })).toThrow(
    'the energy label "H"',
  )
  expect(() => calculateExampleWith('max_mortgage', { ...singlePersonInput, label: 'B,C' })).toThrow(
    'tell the labels "B,C" apart',
  )
})

test('contradicting inputs are reported by name', () => {
  expect(() =>
    calculateExampleWith('ww_duration', { years: 15, pre2016_above10: 1, from2016_above10: 3 }),
  ).toThrow('from2016_above10')
  expect(() =>
    calculateExampleWith('balance', {
      parts: ['1000 annuity 5% 360m'],
      start: '2026-01-01',
      at: '2026-03-01',
      elapsed: 3,
    }),
  ).toThrow('"elapsed": 3, while 2 months pass')
  expect(() => calculateExampleWith('max_mortgage', { ...singlePersonInput, extras: 1 })).toThrow(
    'which give 22000',
  )
})

test('term, fixed-rate period, student loan, lease and ground rent of an example change the maximum', () => {
  const calculateMaximumWith = (change: object) =>
    calculateExampleWith('max_mortgage', { ...singlePersonInput, ...change }).max
  expect(calculateMaximumWith({})).toBe(219_242)
  expect(calculateMaximumWith({ term_months: 240 })).toBe(177_395)
  expect(calculateMaximumWith({ incomes: [60_000], rate_pct: 3.9, fixed_years: 5 })).toBe(251_126)
  expect(calculateMaximumWith({ incomes: [55_000], student_loan_month: 150 })).toBe(201_263)
  const lease = { incomes: [45_000], rate_pct: 4.1, label: 'none', private_lease_month: 350 }
  expect(calculateMaximumWith(lease)).toBe(127_720)
  expect(calculateMaximumWith({ incomes: [50_000, 30_000], single: false, ground_rent_year: 2400 })).toBe(
    316_399,
  )
})

test('an example can modify the input of another example', () => {
  const other: PublishedExample = {
    id: 'any-4',
    kind: 'max_mortgage_nat',
    input: { income: 60_000, single: true, label: 'none', parts: '90k linear box3 4% 300m rvp120' },
    expected: {},
  }
  const calculateModifiedExample = (as: string) => calculateExampleWith('max_mortgage_nat', { as }, [other])
  expect(calculateExampleWith('max_mortgage_nat', other.input).toetsrente).toBeCloseTo(0.04)
  expect(calculateModifiedExample('any-4 with rvp 60').toetsrente).toBeCloseTo(0.05)
  expect(() => calculateModifiedExample('any-4 with rvp 60 (test rate 6%)')).toThrow('is tested at 5 %')
  expect(() => calculateModifiedExample('any-5 with rvp 60')).toThrow('the example "any-5"')
  expect(() => calculateModifiedExample('any-4 with a dog')).toThrow('"as": "any-4 with a dog"')
})

test('an unknown notation of a loan part is reported', () => {
  const calculateExampleWithParts = (text: string) =>
    calculateExampleWith('max_mortgage_nat', { income: 60_000, parts: text })
  expect(() => calculateExampleWithParts('90k annuity box1 4% 300m floating')).toThrow(
    '"floating" of the part',
  )
  expect(() => calculateExampleWithParts('90k annuity')).toThrow('is not whole')
})

test('a half year in the kind selects the norms', () => {
  expect(calculateExampleWith('aow_net_2026H1', { gross: 1637.57, tax_credit: true }).net).toBeCloseTo(
    1558.15,
    2,
  )
  expect(calculateExampleWith('ewf_2025', { woz: 1_400_000 }).ewf).not.toBe(
    calculateExampleWith('ewf_2026', { woz: 1_400_000 }).ewf,
  )
  expect(
    calculateExampleWith('anw_2026H1', { child_under_18: false, earned_month: 0 }).gross_incl_holiday,
  ).toBe(0)
})
