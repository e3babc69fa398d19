import * as v from '@portal/contract/schema'
import { del, get, post } from './call.ts'
import { Done, data, IsoMoment, maybe, oneOf } from './wire.ts'

/** What a notice on a device can be of: the kinds of news, a request that is due soon, and more than one of them. */
export const pushKinds = ['message', 'request', 'file', 'reminder', 'several'] as const

/**
 * All that is sent to a device: of what kind the news is, and where in the portal it waits. The words are the device's own, since
 * the maker of its browser passes this on.
 */
export const PushNotice = v.object({ kind: v.picklist(pushKinds), path: v.string() })
export type PushNotice = v.InferOutput<typeof PushNotice>

/** A browser in which notices are on. */
const PushDevice = v.object({
  id: v.number(),
  /** Name of the browser, such as 'Firefox'; null when it does not say. */
  browser: maybe(v.string()),
  /** Name of what the device runs, such as 'Android'; null when it does not say. */
  system: maybe(v.string()),
  device: oneOf('computer', 'phone', 'tablet'),
  created_at: IsoMoment,
  /** Whether it is of the sign-in that asks. */
  current: v.boolean(),
})
export type PushDevice = v.InferOutput<typeof PushDevice>

/** Bytes in base64url. */
const base64url = (signs: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${signs}}=*$`), `must be ${signs} signs of base64url`))

/**
 * Where notices are on, and the key by which browsers know who may send them (VAPID). Not in the specification: other firms, and
 * installations without such a key, answer 404.
 */
export const getPushDevices = get('/customer/push_devices', {
  key: 'PUSH_DEVICES',
  answer: data(v.object({ key: v.string(), devices: v.array(PushDevice) })),
  summary:
    'The browsers in which the customer is told of news by a notice, and the key that they are to be asked with.',
})

/** Turns notices on in the browser that asks; it is told where, and with what keys, its messages are sent. */
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

/** Turns notices off in one browser. 404 when it is none of this customer. */
export const endPushDevice = del('/customer/push_devices/{id}', {
  params: { id: v.string() },
  /** `in_use`: another account has notices in the very same browser, so that it must go on taking them. */
  answer: data(v.object({ in_use: v.boolean() })),
  summary: 'Turns notices off in one browser.',
})
