import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'

const createBodyTooSlowError = () =>
  new HttpError(408, { error: 'too_slow', message: 'The body did not arrive in time. Send it again.' })

const createBodyTooLargeError = () =>
  new HttpError(413, { error: 'too_large', message: 'The body is too large.' })

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Rejects a compressed body with 415, since the form parser would wait forever. Responds with 408 if a JSON body
 * arrives too slowly.
 */
export function limitBodyArrivalTime(app: FastifyInstance, seconds: number): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!hasBody(request)) return payload
    const encoding = request.headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity')
      throw new HttpError(415, { error: 'media_type', message: 'The body must not be compressed.' })
    if (request.headers['content-type']?.startsWith('multipart/')) return payload
    if (request.routeOptions.config.arrivesByItself) return payload
    const body = new PassThrough()
    const late = setTimeout(() => body.destroy(createBodyTooSlowError()), seconds * 1000).unref()
    body.on('error', () => {}).on('close', () => clearTimeout(late))
    payload.on('error', (error) => body.destroy(error))
    return payload.pipe(body)
  })
}

/**
 * Waits for `reading`, the parsing of the request body, while the body keeps arriving.
 * @throws HttpError 408 if no data arrives for too long, 413 if the body is too large
 */
export async function awaitWhileBodyArrives<A>(
  { raw }: FastifyRequest,
  { seconds, bytes }: { seconds: number; bytes: number },
  reading: Promise<A>,
): Promise<A> {
  const { promise: refused, reject } = Promise.withResolvers<never>()
  const late = setTimeout(() => reject(createBodyTooSlowError()), seconds * 1000).unref()
  let arrived = 0
  const recordChunk = (piece: Buffer) => {
    late.refresh()
    arrived += piece.length
    if (arrived > bytes) reject(createBodyTooLargeError())
  }
  raw.on('data', recordChunk)
  try {
    return await Promise.race([reading, refused])
  } finally {
    clearTimeout(late)
    raw.off('data', recordChunk)
  }
}
