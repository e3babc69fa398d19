import type { CallBody } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import { addPushDevice, type PushDevice, removePushDevice } from '@portal/contract/push-notice'
import { useLanguage, useWrite } from '@portal/remote-kit'
import { useCallback, useEffect, useState } from 'react'

export type PushOutcome = 'on' | 'off' | 'not_allowed' | 'full' | 'failed' | 'off_failed'

const pushWriteOptions = { refreshes: ['PUSH_DEVICES' as const] }

/**
 * Returns whether notifications are on in this browser, and functions to turn notifications on in this browser and off
 * on any device. `key` is the server's public key.
 */
export function usePushSubscription(key: string) {
  const { language } = useLanguage()
  const [support, setSupport] = useState<PushSupport>(getPushSupport)
  const [isSubscribed, setIsSubscribed] = useState<boolean | null>(null)
  const [lastOutcome, setLastOutcome] = useState<PushOutcome | null>(null)
  const [isTurningOn, setTurningOn] = useState(false)
  const add = useWrite(addPushDevice, pushWriteOptions)
  const end = useWrite(removePushDevice, pushWriteOptions)

  const checkSubscription = useCallback(async () => {
    setSupport(getPushSupport())
    setIsSubscribed(await isSubscribedToPush(key).catch(() => false))
  }, [key])
  useEffect(() => void checkSubscription(), [checkSubscription])
  useEffect(() => {
    if (isSubscribed) reloadWorkerTexts().catch(() => {})
  }, [isSubscribed, language])

  const enableNotifications = async (): Promise<PushOutcome> => {
    try {
      const body = await subscribeToPush(key)
      if (!body) return 'not_allowed'
      await add.mutateAsync({ body })
      return 'on'
    } catch (error) {
      return error instanceof ApiError && error.status === 409 ? 'full' : 'failed'
    }
  }
  const disableNotifications = async ({ id, current }: PushDevice): Promise<PushOutcome> => {
    try {
      const { data } = await end.mutateAsync({ params: { id } })
      if (current && !data.in_use) await unsubscribeFromPush().catch(() => {})
      return 'off'
    } catch (error) {
      return error instanceof ApiError && error.status === 404 ? 'off' : 'off_failed'
    }
  }
  const reportOutcome = async (request: Promise<PushOutcome>) => {
    setLastOutcome(null)
    const outcome = await request
    await checkSubscription()
    setLastOutcome(outcome)
  }
  return {
    support,
    /** Whether this browser is subscribed to push messages; null while unknown. */
    isSubscribed,
    lastOutcome,
    isTurningOn,
    ending: end.isPending ? end.variables?.params.id : undefined,
    turnOn: async () => {
      setTurningOn(true)
      await reportOutcome(enableNotifications())
      setTurningOn(false)
    },
    turnOff: (device: PushDevice) => reportOutcome(disableNotifications(device)),
  }
}

declare const trustedScriptUrl: (address: string) => string

/** Path of the service worker that shows notifications. */
const pushWorkerPath = '/push-worker.js'

/**
 * Support of push notifications in this browser: `blocked` by its settings, `install` if the portal must first be added
 * to the home screen (iPhone and iPad), or `none`.
 */
type PushSupport = 'possible' | 'blocked' | 'install' | 'none'

function getPushSupport(): PushSupport {
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

async function isSubscribedToPush(key: string): Promise<boolean> {
  if (getPushSupport() !== 'possible' || Notification.permission !== 'granted') return false
  const subscription = await (await getPushWorker())?.pushManager.getSubscription()
  return subscription ? isSamePushKey(subscription.options.applicationServerKey, key) : false
}

/**
 * Subscribes this browser to push messages with a server key, after the customer gives permission. Must be called in a
 * click handler. Returns the subscription; null if the customer refuses.
 * @throws if the browser cannot reach its push service
 */
async function subscribeToPush(key: string): Promise<CallBody<typeof addPushDevice> | null> {
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
const unsubscribeFromPush = async (): Promise<void> => void (await (await getPushWorker())?.unregister())

/** Makes the service worker reload its texts, for example after a change of language. */
const reloadWorkerTexts = async (): Promise<void> => void (await (await getPushWorker())?.update())
