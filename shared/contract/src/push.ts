import * as v from '@portal/contract/schema'
import { del, get, post } from './call.ts'
import { dataEnvelope, IsoMoment, nullableField, oneOf, WriteResult } from './wire.ts'

export const pushKinds = ['message', 'request', 'file', 'reminder', 'several'] as const

/**
 * Everything that is sent to a device: the kind of news and its path. The device stores the texts, since the browser
 * vendor could read a text in the message.
 */
export const PushNotice = v.object({ kind: v.picklist(pushKinds), path: v.string() })
export type PushNotice = v.InferOutput<typeof PushNotice>

const PushDevice = v.object({
  id: v.number(),
  /** Name of the browser, such as 'Firefox'; null if the browser does not report it. */
  browser: nullableField(v.string()),
  /** Name of the operating system, such as 'Android'; null if the browser does not report it. */
  system: nullableField(v.string()),
  device: oneOf('computer', 'phone', 'tablet'),
  created_at: IsoMoment,
  current: v.boolean(),
})
export type PushDevice = v.InferOutput<typeof PushDevice>

/** Bytes in base64url. */
const createBase64urlField = (signs: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${signs}}=*$`), `must be ${signs} signs of base64url`))

/**
 * Browsers with push notices, and the VAPID public key. Not in the specification: other servers, and installations
 * without a key, respond with 404.
 */
export const getPushDevices = get('/customer/push_devices', {
  key: 'PUSH_DEVICES',
  answer: dataEnvelope(v.object({ key: v.string(), devices: v.array(PushDevice) })),
  summary:
    'The browsers in which the customer is told of news by a notice, and the key that they are to be asked with.',
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
  answer: WriteResult,
  summary: 'Turns notices on in one browser. 409 when there are as many as there may be.',
})

/** Disables push notices in a browser. 404 if it is not this customer's. */
export const endPushDevice = del('/customer/push_devices/{id}', {
  params: { id: v.string() },
  /** `in_use`: another account uses the same browser subscription, which must stay. */
  answer: dataEnvelope(v.object({ in_use: v.boolean() })),
  summary: 'Turns notices off in one browser.',
})
