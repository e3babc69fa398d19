import type { ErrorBody } from '@portal/contract/error'

export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly body: ErrorBody
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.message ?? body.error ?? String(status))
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** 401: no valid session. The response gives no reason. */
export const createUnauthorizedError = () =>
  new HttpError(401, { error: 'unauthorized', message: 'Sign in first.' })

/** 403: the role of the staff member does not allow this. */
export const createForbiddenError = (message: string) => new HttpError(403, { error: 'forbidden', message })

/** 404: the record is missing or belongs to another customer; the response does not tell which. */
export const createNotFoundError = () =>
  new HttpError(404, { error: 'not_found', message: 'There is no such thing.' })

/**
 * 424: a dependency is unavailable. Not 503, which means maintenance of the whole portal (SHELL-04), and not 502, which
 * clients retry.
 */
export const createUnavailableError = (message: string) =>
  new HttpError(424, { error: 'unavailable', message })

/** 429: the queue for a dependency is full. Clients retry GET requests. */
export const createBusyError = (message: string) =>
  new HttpError(429, { error: 'busy', message }, { 'retry-after': '5' })

/** Limits of an error response; larger ones are shortened. */
const maxErrorSize = { fields: 20, characters: 300 }

/** HTTP status 422, with errors by field. */
export const createInvalidFieldsError = (errors: Record<string, string>) => {
  const reported = Object.entries(errors).slice(0, maxErrorSize.fields)
  const cut = reported.map((one) => one.map((text) => text.slice(0, maxErrorSize.characters)))
  return new HttpError(422, {
    error: 'invalid',
    message: 'Some fields cannot be accepted.',
    errors: Object.fromEntries(cut),
  })
}
