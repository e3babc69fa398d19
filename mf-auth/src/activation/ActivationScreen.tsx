import { activateAccount } from '@portal/contract/account'
import { useWrite } from '@portal/remote-kit'
import { useSearchParams } from '@portal/remote-kit/router'
import { ButtonLink, Notice, Skeleton, Text } from '@portal/ui'
import { useEffect, useState } from 'react'
import { FormHeader } from '../shared/layout/FormHeader.tsx'
import { GuestPage } from '../shared/layout/GuestPage.tsx'
import { getRejectionStatus } from '../shared/rejection-status.ts'
import { useText } from '../texts.ts'
import { type ActivationHint, type AttemptResult, retryActivation } from './retry-activation.ts'

/** Progress while the account is created; shows hints if it takes long. */
function ActivationProgress({ hint }: { hint: ActivationHint | undefined }) {
  const text = useText()
  return (
    <>
      <FormHeader title={text('activation_title')} intro={text('activation_busy')} />
      <Skeleton h="12px" rounded="6px" />
      <Text as="div" role="status">
        {hint && <Notice>{text(hint)}</Notice>}
      </Text>
    </>
  )
}

/** Activates an account with the code from an invitation (ACTIVATE). */
export default function ActivationScreen() {
  const text = useText()
  const [search] = useSearchParams()
  const activation = useActivation(search.get('code'))
  if (activation.state === 'busy')
    return (
      <GuestPage>
        <ActivationProgress hint={activation.hint} />
      </GuestPage>
    )
  const done = activation.state === 'done'
  const message = {
    done: 'email_received',
    failed: 'account_activation_error',
    'no-code': 'no_code_received',
  } as const
  return (
    <GuestPage>
      <FormHeader title={text(done ? 'activation_done' : 'activation_title')} />
      <Notice status={done ? 'good' : 'bad'} role={done ? 'status' : 'alert'}>
        {text(message[activation.state])}
      </Notice>
      <ButtonLink kind={done ? 'secondary' : 'primary'} href={done ? '/login' : '/login?mode=recovery'}>
        {text(done ? 'login_submit' : 'login_forgot')}
      </ButtonLink>
    </GuestPage>
  )
}

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

type ActivationState =
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
function useActivation(code: string | null): ActivationState {
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
