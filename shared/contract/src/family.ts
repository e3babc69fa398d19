import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'
import { personFields } from './person.ts'
import { dataEnvelope, nullableField } from './wire.ts'

export const Child = v.object(personFields)
export type Child = v.InferOutput<typeof Child>

export const Partner = v.object({ ...personFields, has_partner: nullableField(v.boolean()) })
export type Partner = v.InferOutput<typeof Partner>

export const Family = v.object({ partner: nullableField(Partner), children: v.nullish(v.array(Child), []) })
export type Family = v.InferOutput<typeof Family>

export const getFamily = defineGet('/customer/customer/family', {
  key: 'FAMILY',
  response: dataEnvelope(Family),
  summary: "The customer's partner and children (API-18, ENTITY-06).",
})
