import * as v from '@portal/contract/schema'
import { del, get, post } from './call.ts'
import { dataEnvelope, IsoMoment, nullableField, textWithKnownValues, WriteResult } from './wire.ts'

export const pushKinds = ['message', 'request', 'file', 'reminder', 'several'] as const

/** Everything that is sent to a device: the browser vendor could read a text. */
export const PushNotice = v.object({ kind: v.picklist(pushKinds), path: v.string() })
export type PushNotice = v.InferOutput<typeof PushNotice>

const PushDevice = v.object({
  id: v.number(),
  /** Such as 'Firefox'; null if unknown. */
  browser: nullableField(v.string()),
  /** Such as 'Android'; null if unknown. */
  system: nullableField(v.string()),
  device: textWithKnownValues('computer', 'phone', 'tablet'),
  created_at: IsoMoment,
  current: v.boolean(),
})
export type PushDevice = v.InferOutput<typeof PushDevice>

const createBase64urlField = (signs: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${signs}}=*$`), `must be ${signs} signs of base64url`))

/** Not in the specification: other servers, and installations without a key, respond with 404. */
export const getPushDevices = get('/customer/push_devices', {
  key: 'PUSH_DEVICES',
  response: dataEnvelope(v.object({ key: v.string(), devices: v.array(PushDevice) })),
  summary: 'The browsers with push notices, and the VAPID public key.',
})

export const addPushDevice = post('/customer/push_devices', {
  body: v.object({
    endpoint: v.pipe(
      v.string(),
      v.maxLength(1000),
      v.regex(/^https?:\/\/[^\s@]+$/, 'must be an address'),
      v.url(),
    ),
    public_key: createBase64urlField(87),
    auth_secret: createBase64urlField(22),
  }),
  response: WriteResult,
  summary: 'Enables push notices in a browser. 409 at the maximum number of browsers.',
})

/** 404 if it is not this customer's. */
export const endPushDevice = del('/customer/push_devices/{id}', {
  params: { id: v.string() },
  /** `in_use`: another account uses the same subscription, which must stay. */
  response: dataEnvelope(v.object({ in_use: v.boolean() })),
  summary: 'Disables push notices in a browser.',
})
