import { ApiError } from '@portal/contract/error'
import { addPushDevice, type PushDevice, removePushDevice } from '@portal/contract/push-notice'
import { useLanguage, useWrite } from '@portal/remote-kit'
import { useCallback, useEffect, useState } from 'react'
import {
  getPushSupport,
  isSubscribedToPush,
  type PushSupport,
  reloadWorkerTexts,
  subscribeToPush,
  unsubscribeFromPush,
} from './push-subscription.ts'

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
