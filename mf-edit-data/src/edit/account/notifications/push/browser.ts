import type { BodyOf } from '@portal/contract/call'
import type { addPushDevice } from '@portal/contract/push'

declare const trustedScriptUrl: (address: string) => string

/** Where the firm's portal has the service worker that shows notices. */
const workerPath = '/push-worker.js'

/**
 * Whether this browser can show notices: `blocked` by its own settings, only once the portal is on the home screen (`install`, as on
 * an iPhone or iPad), or not at all.
 */
export type Support = 'possible' | 'blocked' | 'install' | 'none'

/** What this browser can do now. Looking asks the customer nothing. */
export function supportHere(): Support {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (isThere) return Notification.permission === 'denied' ? 'blocked' : 'possible'
  const isTablet = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1
  return isTablet || /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'none'
}

const ownWorker = () => navigator.serviceWorker.getRegistration('/')

/** The bytes of a key in base64url, as the browser has them. */
const isSameKey = (bytes: ArrayBuffer | null, key: string) =>
  bytes !== null &&
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '') === key

/** Whether this browser takes messages that are sent with a key. */
export async function takesMessages(key: string): Promise<boolean> {
  if (supportHere() !== 'possible' || Notification.permission !== 'granted') return false
  const subscription = await (await ownWorker())?.pushManager.getSubscription()
  return subscription ? isSameKey(subscription.options.applicationServerKey, key) : false
}

/**
 * Has the browser take messages that are sent with a key, once the customer allows it: to be called by the press itself, which
 * browsers want. Answers where they are sent; null when the customer does not allow it.
 * @throws when the browser cannot reach its maker
 */
export async function takeMessages(key: string): Promise<BodyOf<typeof addPushDevice> | null> {
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

/** Removes from this browser all that showed notices. */
export const takeNoMore = async (): Promise<void> => void (await (await ownWorker())?.unregister())

/** Has the worker ask for its words anew, as after another language was chosen. */
export const renewWords = async (): Promise<void> => void (await (await ownWorker())?.update())
