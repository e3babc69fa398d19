import { expect, test } from 'vitest'
import { findCustomerOffice } from './tenant-office.ts'

test('@CONTACT-07 a customer has their own office, otherwise the first', () => {
  const offices = [{ id: 1 }, { id: '2' }]
  expect(findCustomerOffice(offices, { office_id: 2 })).toEqual({ id: '2' })
  expect(findCustomerOffice(offices, { office_id: '1' })).toEqual({ id: 1 })
  for (const customer of [{ office_id: 9 }, { office_id: null }, null])
    expect(findCustomerOffice(offices, customer)).toEqual({ id: 1 })
  expect(findCustomerOffice([], { office_id: 1 })).toBeNull()
})
