import { ApiError } from '@portal/contract/error'
import { staffApiBase } from '@portal/contract/staff'
import type { Options } from 'ky'
import { createUnreachableError } from './api-errors.ts'

/** Sign-in calls send the device's cookie, staff calls the session cookie; other calls send no cookies. */
const getCredentials = ({ pathname }: URL): RequestCredentials =>
  pathname.includes('/auth/') || pathname.startsWith(`${staffApiBase}/`) ? 'same-origin' : 'omit'

/** Provides the headers of each attempt, and reads the response's nonce. */
export interface RequestSigner {
  headers(): Promise<Record<string, string>>
  recordNonce(answer: Pick<Headers, 'get'>): void
}

const createSigningHooks = ({ headers, recordNonce }: RequestSigner): NonNullable<Options['hooks']> => {
  const signRequest = async ({ request }: { request: Request }) => {
    for (const [name, value] of Object.entries(await headers())) request.headers.set(name, value)
  }
  return {
    beforeRequest: [signRequest],
    beforeRetry: [signRequest],
    afterResponse: [({ response }) => recordNonce(response.headers)],
  }
}

/**
 * Loads the HTTP client. A page with early requests calls this after the first responses, so that the first click does
 * not wait for the download.
 */
export const loadHttpClient = () => import(/* webpackChunkName: "http" */ './http-client.ts')

/**
 * Sends one HTTP request. The HTTP client is a separate chunk, because a page with early requests does not need it for
 * rendering. `signer` adds a new proof to each attempt, since the server accepts a proof only once. Returns the
 * response, also for status 304.
 * @throws ApiError 'refused' for a status other than 2xx and 304; 'unreachable' if there is no response or the HTTP
 * client fails to load
 */
export async function sendRequest(url: string, options: Options, signer?: RequestSigner): Promise<Response> {
  try {
    const target = new URL(url, location.origin)
    const { sendHttpRequest: request } = await loadHttpClient()
    return await request(target, {
      credentials: getCredentials(target),
      ...options,
      ...(signer && { hooks: createSigningHooks(signer) }),
    })
  } catch (cause) {
    if (options.signal?.aborted || cause instanceof ApiError) throw cause
    throw createUnreachableError(url, cause)
  }
}
