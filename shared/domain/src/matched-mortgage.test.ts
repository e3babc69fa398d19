import { LivingProperty } from '@portal/contract/living'
import { Mortgage } from '@portal/contract/mortgage'
import * as v from '@portal/contract/schema'
import { expect, test } from 'vitest'
import { matchedMortgage, mortgagesBeside, mortgagesElsewhere, mortgagesOnHome } from './matched-mortgage.ts'

const home = v.parse(LivingProperty, { postcode: '3541AB', number: '14' })
const mortgage = (id: number, postal_code: string | null, status = 0) =>
  v.parse(Mortgage, { id, status, mainProperty: { postal_code, number: '14' } })
const onHome = mortgage(1, '3541 AB')
const second = mortgage(2, '3541 AB')
const elsewhere = mortgage(3, '9999 ZZ')
const applied = mortgage(4, '3541 AB', 15)
const ids = (some: readonly Mortgage[]) => some.map(({ id }) => id)

test('the running mortgages are those on the home and those elsewhere, each in one of both', () => {
  const all = [elsewhere, onHome, applied, second]
  expect(matchedMortgage(all, home)).toBe(onHome)
  expect(ids(mortgagesBeside(all, onHome))).toEqual([3, 2])
  expect(ids(mortgagesOnHome(all, home))).toEqual([1, 2])
  expect(ids(mortgagesElsewhere(all, home))).toEqual([3])
})

test('the only running one is taken to be on the home, whatever its address', () => {
  expect(ids(mortgagesOnHome([elsewhere, applied], home))).toEqual([3])
  expect(mortgagesElsewhere([elsewhere, applied], home)).toEqual([])
  expect(mortgagesOnHome([], null)).toEqual([])
})
