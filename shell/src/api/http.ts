import ky, { isHTTPError, type Options } from 'ky'
import { refused } from './failures.ts'

/** A read is tried again after these statuses, with a growing pause; a write never (trust C6). */
const retry = { limit: 3, methods: ['get'], statusCodes: [408, 429, 502, 504], jitter: true }

const http = ky.create({
  retry,
  timeout: 30_000,
  throwHttpErrors: (status) => status !== 304,
})

/**
 * Sends one HTTP request; a 304 is an answer.
 * @throws ApiError 'refused' on a status other than 2xx; whatever else kept an answer from coming as it is.
 */
export async function request(target: URL, options: Options): Promise<Response> {
  try {
    return await http(target, options)
  } catch (cause) {
    if (!isHTTPError(cause)) throw cause
    throw refused(target, cause.response.status, cause.data, cause)
  }
}
