import { ApiError } from '@portal/contract/error'
import { addPushDevice, endPushDevice, type PushDevice } from '@portal/contract/push'
import { useLanguage, useWrite } from '@portal/remote-kit'
import { useCallback, useEffect, useState } from 'react'
import { renewWords, type Support, supportHere, takeMessages, takeNoMore, takesMessages } from './browser.ts'

/** What came of a press. */
export type Came = 'on' | 'off' | 'not_allowed' | 'full' | 'failed' | 'off_failed'

const refreshes = { refreshes: ['PUSH_DEVICES' as const] }

/** Whether notices are on in this browser, and turning them on here and off anywhere. `key`: what the firm's server sends them with. */
export function usePushHere(key: string) {
  const { language } = useLanguage()
  const [support, setSupport] = useState<Support>(supportHere)
  const [takes, setTakes] = useState<boolean | null>(null)
  const [came, setCame] = useState<Came | null>(null)
  const [isTurningOn, setTurningOn] = useState(false)
  const add = useWrite(addPushDevice, refreshes)
  const end = useWrite(endPushDevice, refreshes)

  const look = useCallback(async () => {
    setSupport(supportHere())
    setTakes(await takesMessages(key).catch(() => false))
  }, [key])
  useEffect(() => void look(), [look])
  useEffect(() => {
    if (takes) renewWords().catch(() => {})
  }, [takes, language])

  const turnOn = async (): Promise<Came> => {
    try {
      const body = await takeMessages(key)
      if (!body) return 'not_allowed'
      await add.mutateAsync({ body })
      return 'on'
    } catch (error) {
      return error instanceof ApiError && error.status === 409 ? 'full' : 'failed'
    }
  }
  const turnOff = async ({ id, current }: PushDevice): Promise<Came> => {
    try {
      const { data } = await end.mutateAsync({ params: { id } })
      if (current && !data.in_use) await takeNoMore().catch(() => {})
      return 'off'
    } catch (error) {
      return error instanceof ApiError && error.status === 404 ? 'off' : 'off_failed'
    }
  }
  return {
    support,
    /** Null until it is known. */
    takes,
    came,
    isTurningOn,
    ending: end.isPending ? end.variables?.params.id : undefined,
    turnOn: async () => {
      setCame(null)
      setTurningOn(true)
      const outcome = await turnOn()
      await look()
      setCame(outcome)
      setTurningOn(false)
    },
    turnOff: async (device: PushDevice) => {
      setCame(null)
      const outcome = await turnOff(device)
      await look()
      setCame(outcome)
    },
  }
}
