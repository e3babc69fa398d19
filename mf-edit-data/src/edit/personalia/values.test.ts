import { Customer } from '@portal/contract/customer'
import * as v from '@portal/contract/schema'
import { expect, test } from 'vitest'
import { personaliaBody, personaliaOf } from './values.ts'

const customer = (sex: number | null) =>
  v.parse(Customer, { id: 1, full_name: 'Anna de Wit', username: 'anna', sex })

test.each([
  [1, 'male'],
  [0, 'female'],
  [null, 'other'],
] as const)('@PERSONALIA-09 sex %s on the wire is %s in the form, and goes back the same', (sex, gender) => {
  const values = personaliaOf(customer(sex), null, null)
  expect(values.gender).toBe(gender)
  expect(personaliaBody(values)).toMatchObject({ gender: sex, has_partner: false })
  expect(personaliaBody(values)).not.toHaveProperty('partner')
})
