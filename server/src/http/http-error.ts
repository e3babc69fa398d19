import type { ErrorBody } from '@portal/contract/error'

/** A call that is not done: thrown anywhere below a route, answered as JSON. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly body: ErrorBody
  /** Headers that belong to the refusal. */
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.message ?? body.error ?? String(status))
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** 401: no session, or one that ended. Says nothing of why. */
export const unauthorized = () => new HttpError(401, { error: 'unauthorized', message: 'Sign in first.' })

/** 404: not there, or not of this customer; the two cannot be told apart. */
export const notFound = () => new HttpError(404, { error: 'not_found', message: 'There is no such thing.' })

/**
 * 424: something that this call needs is away, and the rest of the portal works. Not 503, by which a server says that all of it
 * is in maintenance (SHELL-04), nor 502, which is tried again.
 */
export const away = (message: string) => new HttpError(424, { error: 'unavailable', message })

/** 429: too many wait for what this call needs. Not 503, as for `away`; a read is tried again in a moment. */
export const busy = (message: string) =>
  new HttpError(429, { error: 'busy', message }, { 'retry-after': '5' })

/** What a refusal tells at most: so many fields, and so many characters of each. */
const most = { fields: 20, characters: 300 }

/** 422 that names what is wrong, by path of the field. */
export const invalid = (errors: Record<string, string>) => {
  const told = Object.entries(errors).slice(0, most.fields)
  const cut = told.map((one) => one.map((text) => text.slice(0, most.characters)))
  return new HttpError(422, {
    error: 'invalid',
    message: 'Some fields cannot be accepted.',
    errors: Object.fromEntries(cut),
  })
}
