import { ApiError, ErrorBody } from '@portal/contract/error'
import * as v from '@portal/contract/valibot'

/** Parses the server's error body. A text becomes the message (LOGIN-11); a proxy's HTML page is ignored. */
function parseErrorBody(data: unknown): ErrorBody {
  if (typeof data === 'string' && data.trim() && !data.includes('<')) return { message: data.trim() }
  const parsed = v.safeParse(ErrorBody, data)
  return parsed.success ? parsed.output : {}
}

/** Path of a URL without its query, whose values can be personal and must not appear in error messages. */
const getPathname = (url: string | URL) => new URL(url, location.origin).pathname

export const createRejectedError = (
  url: string | URL,
  status: number,
  data: unknown,
  cause?: unknown,
): ApiError =>
  new ApiError('refused', {
    status,
    body: parseErrorBody(data),
    message: `${getPathname(url)} answered ${status}`,
    cause,
  })

export const createUnreachableError = (url: string | URL, cause?: unknown): ApiError =>
  new ApiError('unreachable', { message: `no answer from ${getPathname(url)}`, cause })
