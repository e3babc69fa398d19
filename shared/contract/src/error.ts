import * as v from '@portal/contract/valibot'

/** Body of an error response. `errors` maps the path of a field to a message. */
export const ErrorBody = v.object({
  error: v.optional(v.string()),
  message: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.string())),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>

export type ApiFailure =
  | 'refused'
  /** The server did not respond. */
  | 'unreachable'
  /** The response does not match the schema of the call. */
  | 'unexpected'

export class ApiError extends Error {
  /** Makes `instanceof` work for errors of another bundle, since shell and remotes each have a copy of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError' && 'failure' in value
  }

  readonly failure: ApiFailure
  /** HTTP status; 0 if `failure` is not 'refused'. */
  readonly status: number
  readonly body: ErrorBody

  constructor(
    failure: ApiFailure,
    details: { status?: number; body?: ErrorBody; message: string; cause?: unknown },
  ) {
    super(details.message, { cause: details.cause })
    this.name = 'ApiError'
    this.failure = failure
    this.status = details.status ?? 0
    this.body = details.body ?? {}
  }
}
