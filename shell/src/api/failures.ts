import { ApiError, ErrorBody } from '@portal/contract/error'
import * as v from '@portal/contract/schema'

/** The server's error body; empty if there is none. A plain sentence is its message (LOGIN-11), a proxy's page is not. */
function bodyOf(data: unknown): ErrorBody {
  if (typeof data === 'string' && data.trim() && !data.includes('<')) return { message: data.trim() }
  const parsed = v.safeParse(ErrorBody, data)
  return parsed.success ? parsed.output : {}
}

/** Path of a URL: query values can be personal and must not appear in error messages. */
const pathOf = (url: string | URL) => new URL(url, location.origin).pathname

/** Makes the error for a rejection by the server. */
export const rejectedError = (url: string | URL, status: number, data: unknown, cause?: unknown): ApiError =>
  new ApiError('refused', {
    status,
    body: bodyOf(data),
    message: `${pathOf(url)} answered ${status}`,
    cause,
  })

/** Makes the error for a missing response: no network, or the server is down. */
export const unreachableError = (url: string | URL, cause?: unknown): ApiError =>
  new ApiError('unreachable', { message: `no answer from ${pathOf(url)}`, cause })
