import { LivingProperty } from '@portal/contract/living'
import { Mortgage } from '@portal/contract/mortgage'
import * as v from '@portal/contract/schema'
import { expect, test } from 'vitest'
import {
  findMortgageForCalculation,
  listMortgagesElsewhere,
  listMortgagesOnHome,
  listOtherMortgages,
} from './mortgage-for-calculation.ts'

const home = v.parse(LivingProperty, { postcode: '3541AB', number: '14' })
const createMortgage = (id: number, postal_code: string | null, status = 0) =>
  v.parse(Mortgage, { id, status, mainProperty: { postal_code, number: '14' } })
const homeMortgage = createMortgage(1, '3541 AB')
const secondHomeMortgage = createMortgage(2, '3541 AB')
const otherHomeMortgage = createMortgage(3, '9999 ZZ')
const appliedMortgage = createMortgage(4, '3541 AB', 15)
const getIds = (some: readonly Mortgage[]) => some.map(({ id }) => id)

test('each running mortgage is either on the home or elsewhere', () => {
  const all = [otherHomeMortgage, homeMortgage, appliedMortgage, secondHomeMortgage]
  expect(findMortgageForCalculation(all, home)).toBe(homeMortgage)
  expect(getIds(listOtherMortgages(all, homeMortgage))).toEqual([3, 2])
  expect(getIds(listMortgagesOnHome(all, home))).toEqual([1, 2])
  expect(getIds(listMortgagesElsewhere(all, home))).toEqual([3])
})

test('the only running mortgage counts as on the home, whatever its address', () => {
  expect(getIds(listMortgagesOnHome([otherHomeMortgage, appliedMortgage], home))).toEqual([3])
  expect(listMortgagesElsewhere([otherHomeMortgage, appliedMortgage], home)).toEqual([])
  expect(listMortgagesOnHome([], null)).toEqual([])
})
