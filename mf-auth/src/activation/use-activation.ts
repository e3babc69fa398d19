import { activateAccount } from '@portal/contract/account'
import { useWrite } from '@portal/remote-kit'
import { useEffect, useState } from 'react'
import { getRejectionStatus } from '../shared/rejection-status.ts'
import { type ActivationHint, type AttemptResult, retryActivation } from './retry-activation.ts'

/** Waits a number of milliseconds; rejects at once if the signal aborts. */
function waitUnlessAborted(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const rejectOnAbort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', rejectOnAbort)
      resolve()
    }, milliseconds)
    if (signal.aborted) rejectOnAbort()
    else signal.addEventListener('abort', rejectOnAbort, { once: true })
  })
}

const activatedFlagKey = 'account-activated'

/** Stores on this device that the account was just activated, until the first visit to the dashboard (ACTIVATE-06). */
function rememberActivation(): void {
  try {
    localStorage.setItem(activatedFlagKey, '1')
  } catch {
    // If storage is unavailable, the only effect is that the dashboard does not show the welcome message.
  }
}

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
  const { mutateAsync } = useWrite(activateAccount)
  const [activation, setActivation] = useState<ActivationState>(
    code ? { state: 'busy' } : { state: 'no-code' },
  )

  useEffect(() => {
    if (!code) return
    const leave = new AbortController()
    const { signal } = leave
    const requestActivation = (): Promise<AttemptResult> =>
      mutateAsync({ body: { number: code }, signal }).then(
        () => 'done',
        (error) => {
          signal.throwIfAborted()
          return isUnknownCode(error) ? 'no-account' : 'not-yet'
        },
      )
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
  }, [mutateAsync, code])

  return activation
}
