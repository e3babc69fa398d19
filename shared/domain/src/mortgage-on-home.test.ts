import { LivingProperty } from '@portal/contract/living-details'
import { Mortgage } from '@portal/contract/mortgage'
import * as v from '@portal/contract/valibot'
import { expect, test } from 'vitest'
import {
  findMortgageForCalculation,
  isMortgageOnHome,
  listMortgagesOnHome,
  listMortgagesOnOtherHomes,
  listOtherMortgages,
} from './mortgage-on-home.ts'

const exampleMortgage = { mainProperty: { number: '14', postal_code: '3541 AB' } } as Mortgage

const mortgageWithHouseLetter = {
  mainProperty: { ...exampleMortgage.mainProperty, number_addition: 'a-2' },
} as Mortgage

const createHome = (postcode: string | null, number: string, number_addition: string | null = null) =>
  ({ postcode, number, number_addition }) as LivingProperty

test.each([
  [createHome('3541AB', '14'), true],
  [createHome('3541 ab', '14'), true],
  [createHome('3541AB', '14', 'A'), false],
  [createHome('3541AB', '15'), false],
  [createHome('3542AB', '14'), false],
  [createHome(null, '14'), false],
  [null, false],
])('@MORTGAGE-03 the home %o is that of the mortgage: %s', (property, same) => {
  expect(isMortgageOnHome(exampleMortgage, property)).toBe(same)
})

test('@MORTGAGE-03 the letter of the home equals the addition of the mortgage’s address', () => {
  const isOnHomeWithLetter = (number_letter: string | null) =>
    ({ ...createHome('3541AB', '14', '2'), number_letter }) as LivingProperty
  expect(isMortgageOnHome(mortgageWithHouseLetter, isOnHomeWithLetter('A'))).toBe(true)
  expect(isMortgageOnHome(mortgageWithHouseLetter, isOnHomeWithLetter(null))).toBe(false)
})

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
