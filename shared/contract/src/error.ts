import * as v from '@portal/contract/schema'

/** Body of a refused call. `errors` names fields: path of the field → what is wrong with it. */
export const ErrorBody = v.object({
  error: v.optional(v.string()),
  message: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.string())),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>

/** Why a call did not give its answer. */
export type ApiFailure =
  /** The server answered with a status other than 2xx. */
  | 'refused'
  /** No answer: no network, or the server is away. */
  | 'unreachable'
  /** An answer of another shape than the contract's. */
  | 'unexpected'

/** A call that did not give its answer; the only error that the portal's API client throws. */
export class ApiError extends Error {
  /** The shell throws it and remotes catch it, each with its own copy of this class: the name decides. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError' && 'failure' in value
  }

  readonly failure: ApiFailure
  /** HTTP status when refused, else 0. */
  readonly status: number
  /** The server's own words, as far as they could be read. */
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
