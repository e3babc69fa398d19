import { ApiError } from '@portal/contract/error'
import { staffBase } from '@portal/contract/staff'
import type { Options } from 'ky'
import { unreachableError } from './failures.ts'

/**
 * Sign-in calls carry a cookie by which the server recognises the device, and staff calls their session cookie; other
 * calls carry none.
 */
const credentialsFor = ({ pathname }: URL): RequestCredentials =>
  pathname.includes('/auth/') || pathname.startsWith(`${staffBase}/`) ? 'same-origin' : 'omit'

/** Signs each attempt of a request, and reads its response. */
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
 * Loads the HTTP client. A page with early reads does so after it has arrived, so that the first click does not wait
 * for it.
 */
export const fetchClient = () => import(/* webpackChunkName: "http" */ './http.ts')

/**
 * Sends one HTTP request. A 304 is a valid response. The HTTP client is a separate chunk, which a page with early reads
 * does not need to render; if it fails to load, the call counts as unreachable.
 * @param signer signs each attempt: a proof is accepted once
 * @throws ApiError 'refused' for a status other than 2xx, 'unreachable' without a response
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
    throw unreachableError(url, cause)
  }
}
