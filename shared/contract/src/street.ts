import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'
import { dataEnvelope } from './wire.ts'

export const Street = v.object({ street: v.string(), city: v.string() })
export type Street = v.InferOutput<typeof Street>

export const getStreet = defineGet('/customer/street', {
  key: 'STREET',
  query: {
    postcode: v.optional(v.pipe(v.string(), v.maxLength(10)), ''),
    number: v.optional(v.pipe(v.string(), v.maxLength(10)), ''),
  },
  response: dataEnvelope(v.nullable(Street)),
  summary: 'Street and town of a postcode with house number; null if unknown. Not in the specification.',
})
