import { ApiError } from '@portal/contract/error'
import { staffBase } from '@portal/contract/staff'
import type { Options } from 'ky'
import { unreachable } from './failures.ts'

/**
 * Calls that surround signing in carry what the browser keeps for their server alone, by which it knows a device again that
 * the customer signed in on, and calls of staff their session, which is a cookie; all others carry none.
 */
const credentialsFor = ({ pathname }: URL): RequestCredentials =>
  pathname.includes('/auth/') || pathname.startsWith(`${staffBase}/`) ? 'same-origin' : 'omit'

/** Headers that each try of a request has of its own, and what its answer is heard for. */
export interface Signer {
  headers(): Promise<Record<string, string>>
  recordNonce(answer: Pick<Headers, 'get'>): void
}

const signedBy = ({ headers, recordNonce }: Signer): NonNullable<Options['hooks']> => {
  const sign = async ({ request }: { request: Request }) => {
    for (const [name, value] of Object.entries(await headers())) request.headers.set(name, value)
  }
  return {
    beforeRequest: [sign],
    beforeRetry: [sign],
    afterResponse: [({ response }) => recordNonce(response.headers)],
  }
}

/**
 * Fetches what requests are sent with, and runs it. A page that has read early does so once it has arrived, so that the first
 * press that needs an answer does not wait for it.
 */
export const fetchClient = () => import(/* webpackChunkName: "http" */ './http.ts')

/**
 * Sends one HTTP request. A 304 is an answer: what was read before still holds. What it sends with has a file of its own: a page
 * that has read early is drawn without it. Where that file does not come, no server can be reached.
 * @param signer what to sign each try with: a proof is taken once
 * @throws ApiError 'refused' on a status other than 2xx, 'unreachable' when there is no answer.
 */
export async function send(url: string, options: Options, signer?: Signer): Promise<Response> {
  try {
    const target = new URL(url, location.origin)
    const { request } = await fetchClient()
    return await request(target, {
      credentials: credentialsFor(target),
      ...options,
      ...(signer && { hooks: signedBy(signer) }),
    })
  } catch (cause) {
    if (options.signal?.aborted || cause instanceof ApiError) throw cause
    throw unreachable(url, cause)
  }
}
