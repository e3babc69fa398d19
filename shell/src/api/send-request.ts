import type { ApiCall, CallResponse } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import { staffApiBase } from '@portal/contract/staff'
import * as v from '@portal/contract/valibot'
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

/** Prepares another attempt after an error; returns whether another attempt makes sense. */
export type RetryDecision = (error: ApiError) => boolean | Promise<boolean>

/**
 * Runs a call. If a retry decision returns true for the error, runs the call again; each decision causes at most one
 * retry.
 */
export async function callWithRetries<T>(
  attempt: () => Promise<T>,
  ...recoveries: RetryDecision[]
): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    for (const recover of recoveries)
      if (error instanceof ApiError && (await recover(error)))
        return callWithRetries(attempt, ...recoveries.filter((one) => one !== recover))
    throw error
  }
}

const proofErrors = ['use_dpop_nonce', 'invalid_dpop_proof']

/**
 * Retries with a new DPoP proof if the server rejected only the proof. Either the time in the proof was wrong, and the
 * response contains a nonce; or the server saw the proof twice, because a browser resent the request on a broken
 * connection (RFC 9449, sections 8 and 11.1).
 */
export const retryWithNewProof: RetryDecision = ({ body: { error } }) =>
  error !== undefined && proofErrors.includes(error)

/**
 * Parses a response as JSON.
 * @throws ApiError if it is not JSON
 */
export async function parseJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw new ApiError('unexpected', { message: 'the answer is no JSON', cause })
  }
}

/**
 * Parses a response with the call's schema.
 * @throws ApiError that names the differing fields
 */
export async function parseResponse<C extends ApiCall>(
  call: C,
  response: Response,
): Promise<CallResponse<C>> {
  const parsed = v.safeParse(
    call.response,
    await (call.responseType === 'file' ? response.blob() : parseJson(response)),
  )
  if (parsed.success) return parsed.output
  const where = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'answer').join(', ')
  throw new ApiError('unexpected', { message: `${call.path} answered another shape at ${where}` })
}
