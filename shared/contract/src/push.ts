import * as v from '@portal/contract/schema'
import { del, get, post } from './call.ts'
import { Done, data, IsoMoment, maybe, oneOf } from './wire.ts'

/** Kinds of push notices: the kinds of news, a reminder, and several of them. */
export const pushKinds = ['message', 'request', 'file', 'reminder', 'several'] as const

/**
 * Everything that is sent to a device: the kind of news and its path. The text is stored on the device, since the
 * browser vendor relays the message.
 */
export const PushNotice = v.object({ kind: v.picklist(pushKinds), path: v.string() })
export type PushNotice = v.InferOutput<typeof PushNotice>

/** A browser with push notices. */
const PushDevice = v.object({
  id: v.number(),
  /** Name of the browser, such as 'Firefox'; null when it does not say. */
  browser: maybe(v.string()),
  /** Name of what the device runs, such as 'Android'; null when it does not say. */
  system: maybe(v.string()),
  device: oneOf('computer', 'phone', 'tablet'),
  created_at: IsoMoment,
  /** Whether it belongs to the current sign-in. */
  current: v.boolean(),
})
export type PushDevice = v.InferOutput<typeof PushDevice>

/** Bytes in base64url. */
const base64url = (signs: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${signs}}=*$`), `must be ${signs} signs of base64url`))

/**
 * Browsers with push notices, and the VAPID public key. Not in the specification: other servers, and installations
 * without a key, respond with 404.
 */
export const getPushDevices = get('/customer/push_devices', {
  key: 'PUSH_DEVICES',
  answer: data(v.object({ key: v.string(), devices: v.array(PushDevice) })),
  summary:
    'The browsers in which the customer is told of news by a notice, and the key that they are to be asked with.',
})

/** Enables push notices in the current browser, with its endpoint and keys. */
export const addPushDevice = post('/customer/push_devices', {
  body: v.object({
    endpoint: v.pipe(
      v.string(),
      v.maxLength(1000),
      v.regex(/^https?:\/\/[^\s@]+$/, 'must be an address'),
      v.url(),
    ),
    public_key: base64url(87),
    auth_secret: base64url(22),
  }),
  answer: Done,
  summary: 'Turns notices on in one browser. 409 when there are as many as there may be.',
})

/** Disables push notices in a browser. 404 if it is not this customer's. */
export const endPushDevice = del('/customer/push_devices/{id}', {
  params: { id: v.string() },
  /** `in_use`: another account uses the same browser subscription, which must stay. */
  answer: data(v.object({ in_use: v.boolean() })),
  summary: 'Turns notices off in one browser.',
})
