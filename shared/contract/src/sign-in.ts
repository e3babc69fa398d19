import * as v from '@portal/contract/schema'
import { del, get } from './call.ts'
import { dataEnvelope, IsoMoment, nullableField, textWithKnownValues, WriteResult } from './wire.ts'

export const SignIn = v.object({
  id: v.string(),
  browser: nullableField(v.string()),
  system: nullableField(v.string()),
  device: textWithKnownValues('computer', 'phone', 'tablet'),
  created_at: IsoMoment,
  last_used_at: IsoMoment,
  current: v.boolean(),
})
export type SignIn = v.InferOutput<typeof SignIn>

export const getSignIns = get('/customer/auth/session', {
  key: 'SIGN_INS',
  response: dataEnvelope(v.array(SignIn)),
  summary: 'The browsers and devices where the customer is signed in. Not in the specification.',
})

export const endSignIn = del('/customer/auth/session/{id}', {
  params: { id: v.string() },
  response: WriteResult,
  summary: 'Signs the customer out in one browser.',
})

export const endOtherSignIns = del('/customer/auth/session', {
  response: WriteResult,
  summary: 'Signs the customer out in all other browsers.',
})
