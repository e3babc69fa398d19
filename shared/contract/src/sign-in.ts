import * as v from '@portal/contract/valibot'
import { defineDelete, defineGet } from './call.ts'
import { createKnownValuesField, dataEnvelope, IsoMoment, nullableField, WriteResult } from './wire.ts'

export const SignIn = v.object({
  id: v.string(),
  browser: nullableField(v.string()),
  system: nullableField(v.string()),
  device: createKnownValuesField('computer', 'phone', 'tablet'),
  created_at: IsoMoment,
  last_used_at: IsoMoment,
  current: v.boolean(),
})
export type SignIn = v.InferOutput<typeof SignIn>

export const getSignIns = defineGet('/customer/auth/session', {
  key: 'SIGN_INS',
  response: dataEnvelope(v.array(SignIn)),
  summary: 'The browsers and devices where the customer is signed in. Not in the specification.',
})

export const endSignIn = defineDelete('/customer/auth/session/{id}', {
  params: { id: v.string() },
  response: WriteResult,
  summary: 'Signs the customer out in one browser.',
})

export const endOtherSignIns = defineDelete('/customer/auth/session', {
  response: WriteResult,
  summary: 'Signs the customer out in all other browsers.',
})
