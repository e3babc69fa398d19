import { type ApiCall, type CallInput, createCallUrl, type PageRead } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import { staffApiBase } from '@portal/contract/staff'
import type { ApiClient, SendOptions } from '@portal/remote-kit/portal'
import type { Options } from 'ky'
import type { TakeEarlyResponse } from '../early/early-requests.ts'
import type { DpopSigner } from '../session/dpop-signer.ts'
import type { Session } from '../session/session.ts'
import {
  createUnreachableError,
  parseJson,
  parseResponse,
  type RequestOptions,
  retryOnce,
  sendRequest,
} from './send-request.ts'

/** Encodes the body as the call requires. In forms, lists become repeated parts and null is omitted. */
function encodeBody({ encoding }: ApiCall, body: unknown): Options {
  if (body === undefined) return {}
  if (encoding !== 'multipart') return { json: body }
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    const parts = [value].flat().filter((part) => part !== undefined && part !== null)
    for (const part of parts) form.append(name, part instanceof Blob ? part : String(part))
  }
  return { body: form }
}

export interface ApiDependencies {
  session: Pick<Session, 'account' | 'sign' | 'token'>
  recordNonce: DpopSigner['recordNonce']
  early: TakeEarlyResponse
  /** Base URL of the tenant's API, without a trailing slash. */
  tenantBase(): string
  /**
   * Called when the session is over: after a 401 for which no new token is available, or after a 400 (ERROR-01,
   * ERROR-02).
   */
  onSessionRefused(): void
  /** Called when the server rejects a customer's call with a status other than the 401 or 400 of an ended session. */
  onRefused(error: ApiError): void
}

function replaceIdempotencyKey<C extends ApiCall>(input: CallInput<C> | undefined, options: SendOptions) {
  const key = crypto.randomUUID()
  const body = input?.body as object | undefined
  return {
    input: body && 'idempotency_key' in body ? { ...input, body: { ...body, idempotency_key: key } } : input,
    options: options.idempotencyKey ? { ...options, idempotencyKey: key } : options,
  } as { input: CallInput<C> | undefined; options: SendOptions }
}

const maxCachedResponses = 200

export interface ShellApi extends ApiClient {
  /** Clears cached responses when another customer signs in. */
  forget(): void
}

/** Creates the portal's API client. It adds URL and token, validates responses, and handles 401. */
export function createApi({
  session,
  recordNonce,
  early,
  tenantBase,
  onSessionRefused,
  onRefused,
}: ApiDependencies): ShellApi {
  /**
   * Responses by URL, in memory, because personal responses must not be in the browser's cache. Their ETags let the
   * server answer an unchanged read with 304 and without a body (trust C, DOC-10).
   */
  const cachedResponses = new Map<string, { tag: string; answer: unknown }>()
  const cacheResponse = (url: string, tag: string | null, answer: unknown) => {
    cachedResponses.delete(url)
    if (tag) cachedResponses.set(url, { tag, answer })
    const [oldest] = cachedResponses.keys()
    if (cachedResponses.size > maxCachedResponses && oldest !== undefined) cachedResponses.delete(oldest)
  }
  /** ETag of the oldest cached response to these reads. If that response is still current, the newer ones are too. */
  const findOldestTag = (reads: readonly PageRead[]) => {
    const urls = reads.map(({ url }) => `${tenantBase()}${url}`)
    return [...cachedResponses].find(([url]) => urls.includes(url))?.[1].tag
  }

  /** Sends a request with the session's token. After a 401 it retries once with a new token. */
  const fetchWithToken = async (url: string, options: RequestOptions): Promise<Response> => {
    const { method = 'GET' } = options
    const wasSignedIn = session.account.get() !== null
    let last: string | undefined
    let rejectedError: string | undefined
    const createHeaders = async () => {
      const proof = await session.sign({ method, url }, rejectedError)
      if (!proof) throw new ApiError('refused', { status: 401, message: 'nobody is signed in' })
      last = proof.token
      return proof.headers
    }
    const attemptRequest = () => sendRequest(url, options, { headers: createHeaders, recordNonce })
    const renewToken = async ({ failure, status }: ApiError) => {
      if (failure !== 'refused' || status !== 401 || !last || !(await session.token(last))) return false
      rejectedError = last
      return true
    }
    try {
      return await retryOnce(attemptRequest, renewToken)
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure !== 'refused' || rejectedError) throw error
      const isSignedOut = session.account.get() === null
      if (isSignedOut || (!last && !wasSignedIn)) throw error
      if (error.status === 401 || error.status === 400) onSessionRefused()
      else onRefused(error)
      throw error
    }
  }

  const sendOnce = async <C extends ApiCall>(
    call: C,
    input: CallInput<C> | undefined,
    { tenant, basis, idempotencyKey, ...options }: SendOptions,
  ) => {
    const isForOtherTenant = tenant !== undefined && call.access === 'public'
    const tenantPath = isForOtherTenant ? `/api/${encodeURIComponent(tenant)}` : tenantBase()
    const base = { proxy: '', advice: '/advice', tenant: tenantPath, staff: staffApiBase }[call.base]
    const url = `${base}${createCallUrl(call, input)}`
    const basisTag = basis && findOldestTag(basis)
    const request: RequestOptions = {
      method: call.method,
      ...encodeBody(call, input?.body),
      headers: {
        ...(basisTag && { 'if-match': basisTag }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...options,
    }
    const send = call.access === 'public' ? sendRequest : fetchWithToken
    return parseResponse(call, await send(url, request))
  }

  return {
    send: async <C extends ApiCall>(call: C, input?: CallInput<C>, options: SendOptions = {}) => {
      let write = { input, options }
      /**
       * Retries the write with a new idempotency key if the server has already received the old key with other content.
       * This happens if the response to the first attempt was lost and the customer then changed the content.
       */
      const replaceUsedKey = ({ status, body: { error } }: ApiError) => {
        if (status !== 422 || error !== 'key_reused') return false
        write = replaceIdempotencyKey(input, options)
        return true
      }
      return retryOnce(() => sendOnce(call, write.input, write.options), replaceUsedKey)
    },
    read: async ({ url: path }, options) => {
      const url = `${tenantBase()}${path}`
      const cached = cachedResponses.get(url)
      const headers = cached ? { 'if-none-match': cached.tag } : {}
      let taken = early(url)
      const fetchOrUseCachedResponse = async () => {
        const response = (await taken) ?? (await fetchWithToken(url, { method: 'GET', headers, ...options }))
        taken = null
        if (response.status === 304) return cached?.answer
        const answer = await parseJson(response)
        cacheResponse(url, response.headers.get('etag'), answer)
        return answer
      }
      const isResponseTruncated = (error: unknown) =>
        error instanceof ApiError && error.failure === 'unexpected'
      return retryOnce(fetchOrUseCachedResponse, isResponseTruncated).catch((cause) => {
        if (options?.signal?.aborted || !isResponseTruncated(cause)) throw cause
        throw createUnreachableError(url, cause)
      })
    },
    forget: () => cachedResponses.clear(),
  }
}
