import type { BodyOf } from '@portal/contract/call'
import type { addPushDevice } from '@portal/contract/push'

declare const trustedScriptUrl: (address: string) => string

/** Path of the service worker that shows notifications. */
const workerPath = '/push-worker.js'

/**
 * Whether this browser supports notifications: `blocked` by its settings, only after adding the portal to the home
 * screen (`install`, on iPhone and iPad), or not at all.
 */
export type Support = 'possible' | 'blocked' | 'install' | 'none'

/** Current support of this browser, without a prompt. */
export function supportHere(): Support {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (isThere) return Notification.permission === 'denied' ? 'blocked' : 'possible'
  const isTablet = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1
  return isTablet || /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'none'
}

const ownWorker = () => navigator.serviceWorker.getRegistration('/')

/** Compares a subscription's key with a base64url key. */
const isSameKey = (bytes: ArrayBuffer | null, key: string) =>
  bytes !== null &&
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '') === key

/** Whether this browser is subscribed with a key. */
export async function isSubscribed(key: string): Promise<boolean> {
  if (supportHere() !== 'possible' || Notification.permission !== 'granted') return false
  const subscription = await (await ownWorker())?.pushManager.getSubscription()
  return subscription ? isSameKey(subscription.options.applicationServerKey, key) : false
}

/**
 * Subscribes this browser to push messages with a key, after the customer's permission; must be called in a click
 * handler. Returns the subscription; null if the customer refuses.
 * @throws if the browser cannot reach its push service
 */
export async function subscribe(key: string): Promise<BodyOf<typeof addPushDevice> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(trustedScriptUrl(workerPath))
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  if (before && !isSameKey(before.options.applicationServerKey, key)) await before.unsubscribe()
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON()
  return { endpoint: endpoint ?? '', public_key: keys?.p256dh ?? '', auth_secret: keys?.auth ?? '' }
}

/** Removes the subscription and the service worker. */
export const unsubscribe = async (): Promise<void> => void (await (await ownWorker())?.unregister())

/** Makes the worker reload its texts, such as after a change of language. */
export const reloadWorkerTexts = async (): Promise<void> => void (await (await ownWorker())?.update())
