import type { CallBody } from '@portal/contract/call'
import type { addPushDevice } from '@portal/contract/push-notice'

declare const trustedScriptUrl: (address: string) => string

/** Path of the service worker that shows notifications. */
const pushWorkerPath = '/push-worker.js'

/**
 * Support of push notifications in this browser: `blocked` by its settings, `install` if the portal must first be added
 * to the home screen (iPhone and iPad), or `none`.
 */
export type PushSupport = 'possible' | 'blocked' | 'install' | 'none'

export function getPushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (isThere) return Notification.permission === 'denied' ? 'blocked' : 'possible'
  const isTablet = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1
  return isTablet || /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'none'
}

const getPushWorker = () => navigator.serviceWorker.getRegistration('/')

const isSamePushKey = (bytes: ArrayBuffer | null, key: string) =>
  bytes !== null &&
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '') === key

export async function isSubscribedToPush(key: string): Promise<boolean> {
  if (getPushSupport() !== 'possible' || Notification.permission !== 'granted') return false
  const subscription = await (await getPushWorker())?.pushManager.getSubscription()
  return subscription ? isSamePushKey(subscription.options.applicationServerKey, key) : false
}

/**
 * Subscribes this browser to push messages with a server key, after the customer gives permission. Must be called in a
 * click handler. Returns the subscription; null if the customer refuses.
 * @throws if the browser cannot reach its push service
 */
export async function subscribeToPush(key: string): Promise<CallBody<typeof addPushDevice> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(trustedScriptUrl(pushWorkerPath))
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  if (before && !isSamePushKey(before.options.applicationServerKey, key)) await before.unsubscribe()
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON()
  return { endpoint: endpoint ?? '', public_key: keys?.p256dh ?? '', auth_secret: keys?.auth ?? '' }
}

/** Removes the subscription and the service worker. */
export const unsubscribeFromPush = async (): Promise<void> =>
  void (await (await getPushWorker())?.unregister())

/** Makes the service worker reload its texts, for example after a change of language. */
export const reloadWorkerTexts = async (): Promise<void> => void (await (await getPushWorker())?.update())
