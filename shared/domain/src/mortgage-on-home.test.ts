import type { LivingProperty } from '@portal/contract/living-details'
import type { Mortgage } from '@portal/contract/mortgage'
import { expect, test } from 'vitest'
import { isMortgageOnHome } from './mortgage-on-home.ts'

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
