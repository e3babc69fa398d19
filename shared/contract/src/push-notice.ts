import * as v from '@portal/contract/valibot'
import { defineDelete, defineGet, definePost } from './call.ts'
import { createKnownValuesField, dataEnvelope, IsoMoment, nullableField, WriteResult } from './wire.ts'

export const pushNoticeKinds = ['message', 'request', 'file', 'reminder', 'several'] as const

/** Content of a push notice. It has no texts about the customer, since the browser's vendor could read them. */
export const PushNotice = v.object({ kind: v.picklist(pushNoticeKinds), path: v.string() })
export type PushNotice = v.InferOutput<typeof PushNotice>

const PushDevice = v.object({
  id: v.number(),
  browser: nullableField(v.string()),
  /** Operating system, such as 'Android'; null if unknown. */
  system: nullableField(v.string()),
  device: createKnownValuesField('computer', 'phone', 'tablet'),
  created_at: IsoMoment,
  current: v.boolean(),
})
export type PushDevice = v.InferOutput<typeof PushDevice>

const createFixedLengthBase64urlField = (signs: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${signs}}=*$`), `must be ${signs} signs of base64url`))

/** Not in the specification. Other servers, and installations without a VAPID key, respond with 404. */
export const getPushDevices = defineGet('/customer/push_devices', {
  key: 'PUSH_DEVICES',
  response: dataEnvelope(v.object({ key: v.string(), devices: v.array(PushDevice) })),
  summary: 'The browsers with push notices, and the VAPID public key.',
})

export const addPushDevice = definePost('/customer/push_devices', {
  body: v.object({
    endpoint: v.pipe(
      v.string(),
      v.maxLength(1000),
      v.regex(/^https?:\/\/[^\s@]+$/, 'must be an address'),
      v.url(),
    ),
    public_key: createFixedLengthBase64urlField(87),
    auth_secret: createFixedLengthBase64urlField(22),
  }),
  response: WriteResult,
  summary: 'Enables push notices in a browser. 409 at the maximum number of browsers.',
})

/** Responds with 404 if the device is not the customer's. */
export const removePushDevice = defineDelete('/customer/push_devices/{id}', {
  params: { id: v.string() },
  /** If `in_use` is true, another account uses the browser's subscription, so the page must not cancel it. */
  response: dataEnvelope(v.object({ in_use: v.boolean() })),
  summary: 'Disables push notices in a browser.',
})
