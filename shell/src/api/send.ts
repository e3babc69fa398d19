import { ApiError, ErrorBody } from '@portal/contract/error'
import * as v from '@portal/contract/schema'
import { staffBase } from '@portal/contract/staff'
import ky, { isHTTPError, type Options } from 'ky'

/** A read is tried again after these statuses, with a growing pause; a write never (trust C6). */
const retry = { limit: 3, methods: ['get'], statusCodes: [408, 429, 502, 504], jitter: true }

const http = ky.create({
  retry,
  timeout: 30_000,
  throwHttpErrors: (status) => status !== 304,
})

/**
 * Calls that surround signing in carry what the browser keeps for their server alone, by which it knows a device again that
 * the customer signed in on, and calls of staff their session, which is a cookie; all others carry none.
 */
const credentialsFor = ({ pathname }: URL): RequestCredentials =>
  pathname.includes('/auth/') || pathname.startsWith(`${staffBase}/`) ? 'same-origin' : 'omit'

/** Headers that each try of a request has of its own, and what its answer is heard for. */
export interface Signer {
  headers(): Promise<Record<string, string>>
  hear(answer: Pick<Headers, 'get'>): void
}

const signedBy = ({ headers, hear }: Signer): NonNullable<Options['hooks']> => {
  const sign = async ({ request }: { request: Request }) => {
    for (const [name, value] of Object.entries(await headers())) request.headers.set(name, value)
  }
  return {
    beforeRequest: [sign],
    beforeRetry: [sign],
    afterResponse: [({ response }) => hear(response.headers)],
  }
}

/** The server's own words about a refusal; empty when it has none. */
function bodyOf(data: unknown): ErrorBody {
  const parsed = v.safeParse(ErrorBody, data)
  return parsed.success ? parsed.output : {}
}

/** What a refusal means for the portal. */
export const refused = (url: string, status: number, data: unknown, cause?: unknown): ApiError =>
  new ApiError('refused', {
    status,
    body: bodyOf(data),
    message: `${pathOf(url)} answered ${status}`,
    cause,
  })

/** No answer: no network, or the server is away. */
export const unreachable = (url: string, cause?: unknown): ApiError =>
  new ApiError('unreachable', { message: `no answer from ${pathOf(url)}`, cause })

/**
 * Sends one HTTP request. A 304 is an answer: what was read before still holds.
 * @param signer what to sign each try with: a proof is taken once
 * @throws ApiError 'refused' on a status other than 2xx, 'unreachable' when there is no answer.
 */
export async function send(url: string, options: Options, signer?: Signer): Promise<Response> {
  try {
    const target = new URL(url, location.origin)
    return await http(target, {
      credentials: credentialsFor(target),
      ...options,
      ...(signer && { hooks: signedBy(signer) }),
    })
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    if (cause instanceof ApiError) throw cause
    if (!isHTTPError(cause)) throw unreachable(url, cause)
    throw refused(url, cause.response.status, cause.data, cause)
  }
}

/** The path of a URL: query values can be personal and stay out of messages. */
const pathOf = (url: string) => new URL(url, location.origin).pathname
