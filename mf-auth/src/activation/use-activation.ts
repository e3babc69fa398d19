import { activateAccount } from '@portal/contract/account'
import { usePortal } from '@portal/remote-kit'
import { useEffect, useState } from 'react'
import { rejectionStatus } from '../shared/refusal.ts'
import { type Attempt, activate, type Hint } from './activate.ts'
import { rememberActivation } from './flag.ts'
import { wait } from './wait.ts'

export type Activation = { state: 'no-code' } | { state: 'busy'; hint?: Hint } | { state: 'done' | 'failed' }

/** Whether no account belongs to the code. After too many requests or a server error, another attempt makes sense. */
function isFinal(error: unknown): boolean {
  const status = rejectionStatus(error)
  return status !== null && status < 500 && status !== 429
}

/** Activates the account of a code and reports progress. Stops when the customer leaves the page. */
export function useActivation(code: string | null): Activation {
  const { api } = usePortal()
  const [activation, setActivation] = useState<Activation>(code ? { state: 'busy' } : { state: 'no-code' })

  useEffect(() => {
    if (!code) return
    const leave = new AbortController()
    const { signal } = leave
    const attempt = async (): Promise<Attempt> => {
      try {
        const { data } = await api.send(activateAccount, { body: { number: code } }, { signal })
        return data.success ? 'done' : 'not-yet'
      } catch (error) {
        signal.throwIfAborted()
        return isFinal(error) ? 'no-account' : 'not-yet'
      }
    }
    activate({
      attempt,
      wait: (milliseconds) => wait(milliseconds, signal),
      onHint: (hint) => setActivation({ state: 'busy', hint }),
    }).then(
      (state) => {
        if (state === 'done') rememberActivation()
        setActivation({ state })
      },
      () => {},
    )
    return () => leave.abort()
  }, [api, code])

  return activation
}
