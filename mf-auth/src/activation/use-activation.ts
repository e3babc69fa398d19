import { activateAccount } from '@portal/contract/account'
import { usePortal } from '@portal/remote-kit'
import { useEffect, useState } from 'react'
import { getRejectionStatus } from '../shared/rejection-status.ts'
import { rememberActivation } from './remember-activation.ts'
import { type ActivationHint, type AttemptResult, retryActivation } from './retry-activation.ts'
import { waitUnlessAborted } from './wait-unless-aborted.ts'

export type ActivationState =
  | { state: 'no-code' }
  | { state: 'busy'; hint?: ActivationHint }
  | { state: 'done' | 'failed' }

/**
 * Returns whether the server has no account for the code. Other errors, such as too many requests, are worth another
 * attempt.
 */
function isUnknownCode(error: unknown): boolean {
  const status = getRejectionStatus(error)
  return status !== null && status < 500 && status !== 429
}

/** Activates the account of a code and reports progress. Stops when the customer leaves the page. */
export function useActivation(code: string | null): ActivationState {
  const { api } = usePortal()
  const [activation, setActivation] = useState<ActivationState>(
    code ? { state: 'busy' } : { state: 'no-code' },
  )

  useEffect(() => {
    if (!code) return
    const leave = new AbortController()
    const { signal } = leave
    const requestActivation = async (): Promise<AttemptResult> => {
      try {
        const { data } = await api.send(activateAccount, { body: { number: code } }, { signal })
        return data.success ? 'done' : 'not-yet'
      } catch (error) {
        signal.throwIfAborted()
        return isUnknownCode(error) ? 'no-account' : 'not-yet'
      }
    }
    retryActivation({
      attempt: requestActivation,
      wait: (milliseconds) => waitUnlessAborted(milliseconds, signal),
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
