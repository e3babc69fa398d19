import { LivingProperty } from '@portal/contract/living-details'
import { Mortgage } from '@portal/contract/mortgage'
import * as v from '@portal/contract/valibot'
import { expect, test } from 'vitest'
import {
  findMortgageForCalculation,
  listMortgagesOnHome,
  listMortgagesOnOtherHomes,
  listOtherMortgages,
} from './mortgage-for-calculation.ts'

const home = v.parse(LivingProperty, { postcode: '3541AB', number: '14' })
const createMortgage = (id: number, postal_code: string | null, status = 0) =>
  v.parse(Mortgage, { id, status, mainProperty: { postal_code, number: '14' } })
const homeMortgage = createMortgage(1, '3541 AB')
const secondMortgageOnHome = createMortgage(2, '3541 AB')
const mortgageOnOtherHome = createMortgage(3, '9999 ZZ')
const mortgageApplication = createMortgage(4, '3541 AB', 15)
const getIds = (some: readonly Mortgage[]) => some.map(({ id }) => id)

test('each running mortgage is either on the home or elsewhere', () => {
  const all = [mortgageOnOtherHome, homeMortgage, mortgageApplication, secondMortgageOnHome]
  expect(findMortgageForCalculation(all, home)).toBe(homeMortgage)
  expect(getIds(listOtherMortgages(all, homeMortgage))).toEqual([3, 2])
  expect(getIds(listMortgagesOnHome(all, home))).toEqual([1, 2])
  expect(getIds(listMortgagesOnOtherHomes(all, home))).toEqual([3])
})

test('the only running mortgage counts as on the home, whatever its address', () => {
  expect(getIds(listMortgagesOnHome([mortgageOnOtherHome, mortgageApplication], home))).toEqual([3])
  expect(listMortgagesOnOtherHomes([mortgageOnOtherHome, mortgageApplication], home)).toEqual([])
  expect(listMortgagesOnHome([], null)).toEqual([])
})
