import type { ErrorBody } from '@portal/contract/error'

/** An error response: thrown anywhere below a route, sent as JSON. */
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

/** 401: no session, or an ended one, without a reason. */
export const unauthorized = () => new HttpError(401, { error: 'unauthorized', message: 'Sign in first.' })

/** 404: missing, or not this customer's, indistinguishably. */
export const notFound = () => new HttpError(404, { error: 'not_found', message: 'There is no such thing.' })

/**
 * 424: a dependency is unavailable while the rest of the portal works. Not 503, which means maintenance of the whole
 * portal (SHELL-04), nor 502, which is retried.
 */
export const unavailable = (message: string) => new HttpError(424, { error: 'unavailable', message })

/** 429: the queue for a dependency is full. Not 503, as for `unavailable`; a read is retried shortly. */
export const busy = (message: string) =>
  new HttpError(429, { error: 'busy', message }, { 'retry-after': '5' })

/** Maximum number of fields, and characters each, in an error. */
const maxErrorSize = { fields: 20, characters: 300 }

/** 422 with errors by field. */
export const invalid = (errors: Record<string, string>) => {
  const reported = Object.entries(errors).slice(0, maxErrorSize.fields)
  const cut = reported.map((one) => one.map((text) => text.slice(0, maxErrorSize.characters)))
  return new HttpError(422, {
    error: 'invalid',
    message: 'Some fields cannot be accepted.',
    errors: Object.fromEntries(cut),
  })
}
