import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { personFields } from './person.ts'
import { data, maybe } from './wire.ts'

/** A child of the customer (ENTITY-06). */
export const Child = v.object(personFields)
export type Child = v.InferOutput<typeof Child>

/** The customer's partner (ENTITY-06). `has_partner` is the field of the personalia form (PERSONALIA-01). */
export const Partner = v.object({ ...personFields, has_partner: maybe(v.boolean()) })
export type Partner = v.InferOutput<typeof Partner>

/** Partner and children of the customer. */
export const Family = v.object({ partner: maybe(Partner), children: v.nullish(v.array(Child), []) })
export type Family = v.InferOutput<typeof Family>

/** Reads the customer's partner and children (API-18). */
export const getFamily = get('/customer/customer/family', {
  key: 'FAMILY',
  answer: data(Family),
  summary: "The customer's partner and children (API-18, ENTITY-06).",
})
