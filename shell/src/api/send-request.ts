import type { ApiCall, CallResponse } from '@portal/contract/call'
import { ApiError, ErrorBody } from '@portal/contract/error'
import { staffApiBase } from '@portal/contract/staff'
import * as v from '@portal/contract/valibot'
import type { SendOptions } from '@portal/remote-kit/portal'
import type { Options } from 'ky'
import type { DpopSigner } from '../session/dpop-signer.ts'

/** Sign-in calls send the device's cookie, staff calls the session cookie; other calls send no cookies. */
const getCredentials = ({ pathname }: URL): RequestCredentials =>
  pathname.includes('/auth/') || pathname.startsWith(`${staffApiBase}/`) ? 'same-origin' : 'omit'

/** Provides the headers of each attempt, and reads the response's nonce. */
export interface RequestSigner extends Pick<DpopSigner, 'recordNonce'> {
  headers(): Promise<Record<string, string>>
}

/** With `onProgress`, the body is sent as an upload. */
export type RequestOptions = Options & Pick<SendOptions, 'onProgress'>

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
export const loadHttpClient = () =>
  import(/* webpackChunkName: "http", webpackExports: ["default", "isHTTPError"] */ 'ky')

/** Reads are retried for these statuses with increasing delays; writes are never retried (trust C6). */
const httpOptions: Options = {
  retry: { limit: 3, methods: ['get'], statusCodes: [408, 429, 502, 504], jitter: true },
  timeout: 30_000,
  throwHttpErrors: (status) => status !== 304,
}

async function sendOnce(
  url: string,
  { onProgress, ...options }: RequestOptions,
  signer?: RequestSigner,
): Promise<Response> {
  if (onProgress) {
    const headers = { ...(options.headers as Record<string, string>), ...(await signer?.headers()) }
    return uploadWithProgress(url, { ...options, headers }, onProgress, signer?.recordNonce)
  }
  const target = new URL(url, location.origin)
  try {
    const { default: ky, isHTTPError } = await loadHttpClient()
    return await ky(target, {
      ...httpOptions,
      credentials: getCredentials(target),
      ...options,
      ...(signer && { hooks: createSigningHooks(signer) }),
    }).catch((cause) => {
      // An aborted response has no body and thus no reason, and any refusal would look like a lack of access.
      if (options.signal?.aborted || !isHTTPError(cause)) throw cause
      throw createRejectedError(target, cause.response.status, cause.data, cause)
    })
  } catch (cause) {
    if (options.signal?.aborted || cause instanceof ApiError) throw cause
    throw createUnreachableError(url, cause)
  }
}

/**
 * Sends one HTTP request. The HTTP client is a separate chunk, because a page with early requests does not need it for
 * rendering. `signer` adds a new proof to each attempt, since the server accepts a proof only once. Returns the
 * response, also for status 304.
 * @throws ApiError 'refused' for a status other than 2xx and 304; 'unreachable' if there is no response or the HTTP
 * client fails to load
 */
export const sendRequest = (
  url: string,
  options: RequestOptions,
  signer?: RequestSigner,
): Promise<Response> => retryOnce(() => sendOnce(url, options, signer), isProofRejected)

/** Runs a call, and once more if its error is one that `prepareRetry` returns true for. */
export async function retryOnce<T>(
  attempt: () => Promise<T>,
  prepareRetry: (error: ApiError) => boolean | Promise<boolean>,
): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof ApiError && (await prepareRetry(error))) return attempt()
    throw error
  }
}

const proofErrors = ['use_dpop_nonce', 'invalid_dpop_proof']

/**
 * Whether the server rejected only the DPoP proof, so that a new one may succeed. Either the time in the proof was
 * wrong, and the response contains a nonce; or the server saw the proof twice, because a browser resent the request on
 * a broken connection (RFC 9449, sections 8 and 11.1).
 */
const isProofRejected = ({ body: { error } }: ApiError) => error !== undefined && proofErrors.includes(error)

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

/** Time without progress after which an upload counts as failed, in milliseconds. */
const uploadIdleTimeoutMs = 60_000

/**
 * Sends a body and reports progress, which `fetch` cannot. A slow upload may continue; an upload without progress
 * fails.
 * @param recordNonce receives the response headers
 * @throws ApiError like `sendRequest`; the reason of `signal` when it aborts
 */
export function uploadWithProgress(
  url: string,
  { method = 'POST', headers, body, signal }: Options,
  onProgress: NonNullable<SendOptions['onProgress']>,
  recordNonce?: DpopSigner['recordNonce'],
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let idle: ReturnType<typeof setTimeout>
    const restartIdleTimer = () => {
      clearTimeout(idle)
      idle = setTimeout(() => request.abort(), uploadIdleTimeoutMs)
    }
    const abortRequest = () => request.abort()
    const finishOnce = (finish: () => void) => () => {
      clearTimeout(idle)
      signal?.removeEventListener('abort', abortRequest)
      finish()
    }
    request.upload.onprogress = ({ loaded, total }) => {
      restartIdleTimer()
      onProgress(loaded, total)
    }
    request.onload = finishOnce(() => {
      const { status, responseText } = request
      recordNonce?.({ get: (name) => request.getResponseHeader(name) })
      if (status >= 200 && status < 300) resolve(new Response(responseText || null, { status }))
      else reject(createRejectedError(url, status, parseJsonOrNull(responseText)))
    })
    request.onerror = finishOnce(() => reject(createUnreachableError(url)))
    request.onabort = finishOnce(() => reject(signal?.aborted ? signal.reason : createUnreachableError(url)))
    request.open(method, url)
    for (const [name, value] of Object.entries((headers ?? {}) as Record<string, string>))
      request.setRequestHeader(name, value)
    if (signal?.aborted) return finishOnce(() => reject(signal.reason))()
    signal?.addEventListener('abort', abortRequest)
    restartIdleTimer()
    request.send(body as XMLHttpRequestBodyInit)
  })
}

function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
