import type { ListedMortgageProduct } from '@portal/contract/interest-rate-list'
import { expect, test } from 'vitest'
import { createProductOffer, getRiskClass } from './product-offer.ts'

test.each([
  [60_000, '60'],
  [60_001, '80'],
  [80_000, '80'],
  [80_001, '90'],
  [90_000, '90'],
  [90_001, '100'],
  [100_000, '100'],
  [150_000, '100'],
])('a debt of %i on a home of 100,000 is of class %s', (debt, risk) => {
  expect(getRiskClass(debt, 100_000, false)).toBe(risk)
  expect(getRiskClass(debt, 100_000, true)).toBe('nhg')
})

const createListedProduct = (rates: Partial<ListedMortgageProduct['rates']>): ListedMortgageProduct => ({
  ...{ lender_id: 'AB', lender_name: 'Bank', product_line_id: 'AB1', product_line_name: 'Bank Basis' },
  rates: rates as ListedMortgageProduct['rates'],
  interest_only_surcharge: 0.001,
})

test('an offer has the rates of its risk class, in percent', () => {
  const listed = createListedProduct({ '60': { '120': 0.035 }, '80': { '120': 0.036, '240': 0.0412 } })
  expect(createProductOffer(listed, '80')).toEqual({
    lenderId: 'AB',
    productLineId: 'AB1',
    name: 'Bank Basis',
    rates: { '120': 3.6, '240': 4.12 },
    interestOnlySurcharge: 0.1,
  })
})

test('a risk class without rates uses those of the next higher class, never a lower one', () => {
  const listed = createListedProduct({ '60': { '120': 0.03 }, '80': {}, '100': { '120': 0.05 } })
  expect(createProductOffer(listed, 'nhg').rates).toEqual({ '120': 3 })
  expect(createProductOffer(listed, '80').rates).toEqual({ '120': 5 })
  expect(createProductOffer(createListedProduct({ '60': { '120': 0.03 } }), '80').rates).toEqual({})
})
