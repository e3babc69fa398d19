import type { ErrorBody } from '@portal/contract/error'
import type { FastifyError, FastifyInstance } from 'fastify'
import { HttpError } from './http-error.ts'

const errorBodiesByCode: Readonly<Record<string, ErrorBody>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { error: 'malformed', message: 'The body is not valid JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { error: 'malformed', message: 'The body is empty; JSON was announced.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { error: 'too_large', message: 'The body is too large.' },
  FST_REQ_FILE_TOO_LARGE: { error: 'too_large', message: 'Each file may be at most 2 MB.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { error: 'media_type', message: 'The body must be JSON.' },
}

const unavailableBody: ErrorBody = {
  error: 'unavailable',
  message: 'This does not work for a moment. Try again.',
}
const internalErrorBody: ErrorBody = { error: 'failed', message: 'Something went wrong on our side.' }

/** Error codes of lost connections, conflicts, full disks and shutdown of Postgres, and of socket errors. */
const transientErrorCodePattern = /^(08|40|53|57P|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|ENOSPC|58030)/

/** Messages of transient errors that have no code. */
const transientErrorMessagePattern =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|No space left/

/** Whether a retry may succeed. */
export function isTransientError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && transientErrorCodePattern.test(error.code))
    return true
  if ('syscall' in error && error.syscall === 'connect') return true
  if (transientErrorMessagePattern.test(error.message)) return true
  return isTransientError(error.cause)
}

function toErrorResponse(error: FastifyError): { status: number; body: ErrorBody } {
  if (error instanceof HttpError) return error
  const status = error.statusCode ?? 500
  if (status === 429) return { status, body: { error: 'too_many_requests', message: error.message } }
  if (status < 500)
    return { status, body: errorBodiesByCode[error.code] ?? { error: 'refused', message: error.message } }
  return isTransientError(error)
    ? { status: 503, body: unavailableBody }
    : { status: 500, body: internalErrorBody }
}

/**
 * Sends errors as JSON. Logs errors of the server without the customer's input. Errors after the caller has
 * disconnected are not logged as errors.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, body } = toErrorResponse(error)
    if (status >= 500 && !(error instanceof HttpError) && !reply.raw.destroyed) {
      const { name, code, stack } = error.cause instanceof Error ? (error.cause as FastifyError) : error
      request.log.error({ err: { name, code, stack: stack?.replace(/^[^\n]*\n/, '') } }, 'request failed')
    }
    if (status === 408 || status === 413) reply.header('connection', 'close')
    if (error instanceof HttpError) reply.headers(error.headers)
    if (status === 503) reply.header('retry-after', '5')
    return reply.code(status).header('cache-control', 'no-store').send(body)
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: 'not_found', message: 'There is no such address.' } satisfies ErrorBody),
  )
}
