import { Customer } from '@portal/contract/customer'
import * as v from '@portal/contract/valibot'
import { expect, test } from 'vitest'
import { toPersonaliaRequestBody, toPersonaliaValues } from './personalia-values.ts'

const createCustomer = (sex: number | null) =>
  v.parse(Customer, { id: 1, full_name: 'Anna de Wit', username: 'anna', sex })

test.each([
  [1, 'male'],
  [0, 'female'],
  [null, 'other'],
] as const)('@PERSONALIA-09 the sex code %s is %s in the form, and is sent unchanged', (sex, gender) => {
  const values = toPersonaliaValues(createCustomer(sex), null, null)
  expect(values.gender).toBe(gender)
  expect(toPersonaliaRequestBody(values)).toMatchObject({ gender: sex, has_partner: false })
  expect(toPersonaliaRequestBody(values)).not.toHaveProperty('partner')
})
