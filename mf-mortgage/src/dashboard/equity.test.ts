import { LivingProperty } from '@portal/contract/living'
import * as v from '@portal/contract/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleMortgage, examplePart } from '../test/example.ts'
import { equityOf } from './equity.ts'
import { pathOf } from './repayment-path.ts'

const home = (given: object = {}) =>
  v.parse(LivingProperty, { postcode: '3541AB', number: '14', woz_value_home: 412_000, ...given })
const elsewhere = { street: 'Dorpsweg', number: '2', postal_code: '1234 AB', city: 'Ee' }

test('what is worth more than is owed is the owner’s; what it would sell for goes before the municipality’s value', () => {
  expect(equityOf([exampleMortgage()], home())).toMatchObject({
    worth: 412_000,
    basis: 'woz',
    owed: 243_684,
    own: 168_316,
  })
  expect(equityOf([exampleMortgage()], home({ market_value: 200_000 }))).toMatchObject({
    basis: 'market',
    own: -43_684,
  })
})

test('only running mortgages on this home count, and without them, or without a worth, nothing is said', () => {
  const other = exampleMortgage({ id: 2, mainProperty: elsewhere })
  const requested = exampleMortgage({ id: 3, status: 15 })
  expect(equityOf([exampleMortgage(), other, requested], home())?.mortgages.map(({ id }) => id)).toEqual([1])
  expect(equityOf([other], home())).toBeNull()
  expect(equityOf([exampleMortgage({ restantHoofdsom: null })], home())).toBeNull()
  expect(equityOf([exampleMortgage()], home({ woz_value_home: 0 }))).toBeNull()
  expect(equityOf([exampleMortgage()], null)).toBeNull()
})

test('owed and own are together what the home is worth', () => {
  const euro = fc.integer({ min: 1, max: 5_000_000 })
  fc.assert(
    fc.property(euro, fc.array(euro, { minLength: 1, maxLength: 4 }), (worth, debts) => {
      const all = debts.map((restantHoofdsom, id) => exampleMortgage({ id, restantHoofdsom }))
      const equity = equityOf(all, home({ woz_value_home: worth }))
      expect((equity?.owed ?? 0) + (equity?.own ?? 0)).toBe(worth)
    }),
  )
})

test('the path goes down to what the parts leave open, year by year', () => {
  const parts = [examplePart(), examplePart({ id: 2, type: 5, remaining_debt: 90_000 })]
  const path = pathOf([exampleMortgage({ mortgageParts: parts })], '2026-11-21')
  expect(path?.points[0]?.year).toBe(2026)
  expect(path?.points.at(-1)).toEqual({ year: 2046, debt: 90_000 })
  expect(path?.due).toEqual([{ year: 2046, amount: 90_000 }])
  const debts = path?.points.map(({ debt }) => debt) ?? []
  expect(debts).toEqual([...debts].sort((one, other) => other - one))
})

test('without parts, or with one that cannot be planned, there is no path', () => {
  expect(pathOf([exampleMortgage()], '2026-11-21')).toBeNull()
  const unplanned = examplePart({ id: 2, einddatum: null })
  expect(pathOf([exampleMortgage({ mortgageParts: [examplePart(), unplanned] })], '2026-11-21')).toBeNull()
})
