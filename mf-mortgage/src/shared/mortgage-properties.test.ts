import { expect, test } from 'vitest'
import { createMortgage } from '../test/mortgage-examples.ts'
import {
  calculateRepaidAmount,
  findNextFixedRateEnd,
  formatMortgageAddress,
  getInactiveMortgageKind,
  isActiveMortgage,
} from './mortgage-properties.ts'

test('@MORTGAGE-04 only status 0 is active', () => {
  const all = Array.from({ length: 100 }, (_, status) => status)
  expect(all.filter((status) => isActiveMortgage(createMortgage({ status })))).toEqual([0])
})

test('an address consists of the known parts of street, number and city', () => {
  expect(formatMortgageAddress(createMortgage().mainProperty)).toBe('Lindelaan 14, Utrecht')
  expect(formatMortgageAddress(null)).toBeNull()
})

test('the next end of a fixed rate is after today', () => {
  const parts = ['2020-01-01', '2036-03-01', '2031-06-01', null].map((einddatumRentevast, id) => ({
    id,
    hoofdsom: 1,
    type: 1,
    einddatumRentevast,
  }))
  const mortgage = createMortgage({ mortgageParts: parts })
  expect(findNextFixedRateEnd([mortgage], '2026-11-20')).toBe('2031-06-01')
  expect(findNextFixedRateEnd([mortgage], '2036-03-01')).toBeNull()
})

test('the end date of a variable rate does not count as the end of a fixed rate', () => {
  const variable = {
    id: 1,
    hoofdsom: 1,
    type: 1,
    interest_type: 'variable',
    einddatumRentevast: '2026-12-21',
  }
  expect(findNextFixedRateEnd([createMortgage({ mortgageParts: [variable] })], '2026-11-20')).toBeNull()
})

test.each([
  [305_000, 243_684, 61_316],
  [200_000, 200_000, 0],
  [200_000, 210_000, 0],
])(
  'for a loan of %d with %d remaining, the repaid amount is %d',
  (hoofdsomHypotheek, restantHoofdsom, amount) => {
    const repaid = calculateRepaidAmount(createMortgage({ hoofdsomHypotheek, restantHoofdsom }))
    expect(repaid).toEqual({ amount, of: hoofdsomHypotheek, share: amount / hoofdsomHypotheek })
  },
)

test('without the original loan amount, the repaid amount is unknown', () => {
  expect(calculateRepaidAmount(createMortgage({ hoofdsomHypotheek: null }))).toBeNull()
})

test.each([
  [51, 'repaid'],
  [19, 'elsewhere'],
  [50, 'ended'],
  [94, 'ended'],
  [1, 'requested'],
  [99, 'requested'],
])('a mortgage with status %s is %s', (status, kind) => {
  expect(getInactiveMortgageKind(createMortgage({ status }))).toBe(kind)
})
