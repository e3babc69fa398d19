import type { LivingProperty } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'
import { expect, test } from 'vitest'
import { isOnHome } from './home.ts'

const mortgage = { mainProperty: { number: '14', postal_code: '3541 AB' } } as Mortgage

const lettered = { mainProperty: { ...mortgage.mainProperty, number_addition: 'a-2' } } as Mortgage

const home = (postcode: string | null, number: string, number_addition: string | null = null) =>
  ({ postcode, number, number_addition }) as LivingProperty

test.each([
  [home('3541AB', '14'), true],
  [home('3541 ab', '14'), true],
  [home('3541AB', '14', 'A'), false],
  [home('3541AB', '15'), false],
  [home('3542AB', '14'), false],
  [home(null, '14'), false],
  [null, false],
])('@MORTGAGE-03 the home %o is the house of the mortgage: %s', (property, same) => {
  expect(isOnHome(mortgage, property)).toBe(same)
})

test('@MORTGAGE-03 the letter of an address matches the addition of the mortgage’s', () => {
  const letter = (number_letter: string | null) =>
    ({ ...home('3541AB', '14', '2'), number_letter }) as LivingProperty
  expect(isOnHome(lettered, letter('A'))).toBe(true)
  expect(isOnHome(lettered, letter(null))).toBe(false)
})
