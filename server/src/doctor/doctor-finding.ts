import { setTimeout as wait } from 'node:timers/promises'

export interface DoctorFinding {
  /** Name of the check, such as `database`. */
  check: string
  state: 'ok' | 'warning' | 'failed'
  message: string
  /** What the operator can do; null if nothing is wrong. */
  remedy: string | null
}

/** Rejects if a check takes longer than this. The check itself may go on until the process exits. */
export async function withTimeLimit<T>(running: Promise<T>, timeoutMs: number): Promise<T> {
  const ended = new AbortController()
  const expired = wait(timeoutMs, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`it does not end within ${timeoutMs / 1000} seconds`)
  })
  try {
    return await Promise.race([running, expired])
  } finally {
    expired.catch(() => {})
    ended.abort()
  }
}

const untrustedCertificateCodes =
  /self-signed certificate|unable to (verify the first|get (local )?issuer) certificate/

/** Suggests another certificate if TLS rejected the current one; in other cases returns `otherwise`. */
export function getConnectionRemedy(error: unknown, otherwise: string): string {
  if (!(error instanceof Error)) return otherwise
  if (untrustedCertificateCodes.test(error.message))
    return 'Let that server send its whole certificate chain; if the authority is your own, name its file (PEM) in NODE_EXTRA_CA_CERTS.'
  return getConnectionRemedy(error.cause, otherwise)
}

/** Returns the message of an error. If several connection attempts failed, returns the message of the first. */
export function getErrorReason(error: unknown): string {
  if (error instanceof AggregateError) return getErrorReason(error.errors[0])
  if (!(error instanceof Error)) return 'unknown'
  const { cause, message, name } = error
  return cause instanceof Error && message === 'fetch failed' ? getErrorReason(cause) : message || name
}

/** Creates functions that create the findings of a check. */
export function createFindings(check: string) {
  const failed = (message: string, remedy: string): DoctorFinding => ({
    check,
    state: 'failed',
    message,
    remedy,
  })
  return {
    ok: (message: string): DoctorFinding => ({ check, state: 'ok', message, remedy: null }),
    warning: (message: string, remedy: string): DoctorFinding => ({
      check,
      state: 'warning',
      message,
      remedy,
    }),
    failed,
    /** Runs the check. If it throws, `message` is followed by the reason. */
    attempt: (run: () => Promise<DoctorFinding>, message: string, remedy: string): Promise<DoctorFinding> =>
      run().catch((error: unknown) =>
        failed(`${message}: ${getErrorReason(error)}.`, getConnectionRemedy(error, remedy)),
      ),
  }
}
