import { ApiError, ErrorBody } from '@portal/contract/error'
import * as v from '@portal/contract/schema'

/** The server's own words about a refusal; empty when it has none. */
function bodyOf(data: unknown): ErrorBody {
  const parsed = v.safeParse(ErrorBody, data)
  return parsed.success ? parsed.output : {}
}

/** The path of an address: query values can be personal and stay out of messages. */
const pathOf = (url: string | URL) => new URL(url, location.origin).pathname

/** What a refusal means for the portal. */
export const refused = (url: string | URL, status: number, data: unknown, cause?: unknown): ApiError =>
  new ApiError('refused', {
    status,
    body: bodyOf(data),
    message: `${pathOf(url)} answered ${status}`,
    cause,
  })

/** No answer: no network, or the server is away. */
export const unreachable = (url: string | URL, cause?: unknown): ApiError =>
  new ApiError('unreachable', { message: `no answer from ${pathOf(url)}`, cause })
