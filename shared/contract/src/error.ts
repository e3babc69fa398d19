import * as v from '@portal/contract/schema'

/** `errors`: path of the field → message. */
export const ErrorBody = v.object({
  error: v.optional(v.string()),
  message: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.string())),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>

export type ApiFailure =
  | 'refused'
  /** No response. */
  | 'unreachable'
  /** A response that does not match the contract. */
  | 'unexpected'

export class ApiError extends Error {
  /** Shell and remotes have their own copies of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError' && 'failure' in value
  }

  readonly failure: ApiFailure
  /** HTTP status; 0 unless refused. */
  readonly status: number
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
