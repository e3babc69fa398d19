/** Result of one check of an installation. */
export interface Finding {
  /** Name of the check, such as `database`. */
  check: string
  state: 'ok' | 'warning' | 'failed'
  /** Result as a sentence. */
  message: string
  /** What the operator can do, as a sentence; null if nothing is wrong. */
  remedy: string | null
}

export const ok = (check: string, message: string): Finding => ({ check, state: 'ok', message, remedy: null })
export const failed = (check: string, message: string, remedy: string): Finding => ({
  check,
  state: 'failed',
  message,
  remedy,
})
export const warning = (check: string, message: string, remedy: string): Finding => ({
  check,
  state: 'warning',
  message,
  remedy,
})

/** OpenSSL error codes for a certificate of an unknown authority. */
const unknownAuthority =
  /self-signed certificate|unable to (verify the first|get (local )?issuer) certificate/

/** How to make a connection work: by another certificate if TLS refused it, else as given. */
export function connectionRemedy(error: unknown, otherwise: string): string {
  if (!(error instanceof Error)) return otherwise
  if (unknownAuthority.test(error.message))
    return 'Let that server send its whole certificate chain; if the authority is your own, name its file (PEM) in NODE_EXTRA_CA_CERTS.'
  return connectionRemedy(error.cause, otherwise)
}

/** Message of a thrown value; of several connection attempts, that of the first. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return 'unknown'
  const { cause, message, name } = error
  return cause instanceof Error && message === 'fetch failed' ? reasonOf(cause) : message || name
}
