import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'

const tooSlow = () =>
  new HttpError(408, { error: 'too_slow', message: 'The body did not arrive in time. Send it again.' })

const tooLarge = () => new HttpError(413, { error: 'too_large', message: 'The body is too large.' })

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Rejects a compressed body with 415 before reading it, because the form parser would wait forever. Responds with 408
 * to a body other than a form or file that does not arrive in time, and closes the connection.
 */
export function limitBodyArrival(app: FastifyInstance, seconds: number): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!hasBody(request)) return payload
    const packing = request.headers['content-encoding'] ?? 'identity'
    if (packing !== 'identity')
      throw new HttpError(415, { error: 'media_type', message: 'The body must not be compressed.' })
    if (request.headers['content-type']?.startsWith('multipart/')) return payload
    if (request.routeOptions.config.arrivesByItself) return payload
    const body = new PassThrough()
    const late = setTimeout(() => body.destroy(tooSlow()), seconds * 1000).unref()
    body.on('error', () => {}).on('close', () => clearTimeout(late))
    payload.on('error', (error) => body.destroy(error))
    return payload.pipe(body)
  })
}

/**
 * Waits for a request's data while it keeps arriving.
 * @throws HttpError 408 after too long without data, 413 if it is too large
 */
export async function whileArriving<A>(
  { raw }: FastifyRequest,
  { seconds, bytes }: { seconds: number; bytes: number },
  reading: Promise<A>,
): Promise<A> {
  const { promise: refused, reject } = Promise.withResolvers<never>()
  const late = setTimeout(() => reject(tooSlow()), seconds * 1000).unref()
  let arrived = 0
  const note = (piece: Buffer) => {
    late.refresh()
    arrived += piece.length
    if (arrived > bytes) reject(tooLarge())
  }
  raw.on('data', note)
  try {
    return await Promise.race([reading, refused])
  } finally {
    clearTimeout(late)
    raw.off('data', note)
  }
}
