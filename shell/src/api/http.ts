import ky, { isHTTPError, type Options } from 'ky'
import { rejectedError } from './failures.ts'

/** Reads are retried for these statuses with increasing delays; writes are never retried (trust C6). */
const retry = { limit: 3, methods: ['get'], statusCodes: [408, 429, 502, 504], jitter: true }

const http = ky.create({
  retry,
  timeout: 30_000,
  throwHttpErrors: (status) => status !== 304,
})

/**
 * Sends one HTTP request. A 304 is a valid response.
 * @throws ApiError 'refused' for a status other than 2xx; network errors as they are
 */
export async function request(target: URL, options: Options): Promise<Response> {
  try {
    return await http(target, options)
  } catch (cause) {
    if (!isHTTPError(cause)) throw cause
    throw rejectedError(target, cause.response.status, cause.data, cause)
  }
}
