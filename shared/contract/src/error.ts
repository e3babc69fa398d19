import * as v from '@portal/contract/schema'

/** Body of an error response. `errors`: path of the field → message. */
export const ErrorBody = v.object({
  error: v.optional(v.string()),
  message: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.string())),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>

/** Why a call failed. */
export type ApiFailure =
  /** A status other than 2xx. */
  | 'refused'
  /** No response: no network, or the server is down. */
  | 'unreachable'
  /** A response that does not match the contract. */
  | 'unexpected'

/** A failed call; the only error that the portal's API client throws. */
export class ApiError extends Error {
  /** Shell and remotes have their own copies of this class, so `instanceof` compares the name. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError' && 'failure' in value
  }

  readonly failure: ApiFailure
  /** HTTP status if the server refused; otherwise 0. */
  readonly status: number
  /** The server's error body, as far as it could be parsed. */
  readonly body: ErrorBody

  constructor(
    failure: ApiFailure,
    what: { status?: number; body?: ErrorBody; message: string; cause?: unknown },
  ) {
    super(what.message, { cause: what.cause })
    this.name = 'ApiError'
    this.failure = failure
    this.status = what.status ?? 0
    this.body = what.body ?? {}
  }
}
