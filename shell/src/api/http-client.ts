import ky, { isHTTPError, type Options } from 'ky'
import { createRejectedError } from './api-errors.ts'

/** Reads are retried for these statuses with increasing delays; writes are never retried (trust C6). */
const retryOptions = { limit: 3, methods: ['get'], statusCodes: [408, 429, 502, 504], jitter: true }

const httpClient = ky.create({
  retry: retryOptions,
  timeout: 30_000,
  throwHttpErrors: (status) => status !== 304,
})

/**
 * Sends one HTTP request. A 304 is a valid response.
 * @throws ApiError 'refused' for a status other than 2xx; passes network errors on
 */
export async function sendHttpRequest(target: URL, options: Options): Promise<Response> {
  try {
    return await httpClient(target, options)
  } catch (cause) {
    if (!isHTTPError(cause)) throw cause
    throw createRejectedError(target, cause.response.status, cause.data, cause)
  }
}
