import type { ErrorBody } from '@portal/contract/error'

/** An error response: code below a route throws it, and it is sent as JSON. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly body: ErrorBody
  /** Additional headers. */
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.message ?? body.error ?? String(status))
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** 401: the session is missing or has ended. The response gives no reason. */
export const unauthorizedError = () =>
  new HttpError(401, { error: 'unauthorized', message: 'Sign in first.' })

/** 404: the record is missing or belongs to another customer; the response does not tell which. */
export const notFoundError = () =>
  new HttpError(404, { error: 'not_found', message: 'There is no such thing.' })

/**
 * 424: a dependency is unavailable while the rest of the portal works. Not 503, because 503 means maintenance of the
 * whole portal (SHELL-04), and not 502, because clients retry a 502.
 */
export const unavailableError = (message: string) => new HttpError(424, { error: 'unavailable', message })

/**
 * 429: the queue for a dependency is full. Not 503, for the same reason as `unavailableError`. Clients retry a read
 * shortly after.
 */
export const busyError = (message: string) =>
  new HttpError(429, { error: 'busy', message }, { 'retry-after': '5' })

/** Maximum number of fields in an error, and of characters per field. */
const maxErrorSize = { fields: 20, characters: 300 }

/** 422, with errors by field. */
export const invalidFieldsError = (errors: Record<string, string>) => {
  const reported = Object.entries(errors).slice(0, maxErrorSize.fields)
  const cut = reported.map((one) => one.map((text) => text.slice(0, maxErrorSize.characters)))
  return new HttpError(422, {
    error: 'invalid',
    message: 'Some fields cannot be accepted.',
    errors: Object.fromEntries(cut),
  })
}
