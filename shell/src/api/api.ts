import { type Call, type InputOf, urlOf } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import { staffBase } from '@portal/contract/staff'
import type { ApiClient, SendOptions } from '@portal/remote-kit/portal'
import type { Options } from 'ky'
import type { TakeEarly } from '../early/early-reads.ts'
import type { Session } from '../session/session.ts'
import { bodyFor } from './body.ts'
import { createEtagCache } from './etag-cache.ts'
import { unreachableError } from './failures.ts'
import { parseJson, parseResponse } from './parse-response.ts'
import { pendingFirst } from './pending-first.ts'
import { type Signer, send } from './send.ts'
import { upload } from './upload.ts'
import { type Recovery, retryWithNewProof, withRetries } from './with-retries.ts'

export interface ApiParts {
  session: Pick<Session, 'account' | 'sign' | 'token'>
  /** Records the DPoP nonce of a response. */
  recordNonce: Signer['recordNonce']
  /** Responses that the page requested before this code loaded. */
  early: TakeEarly
  /** Base URL of the tenant's API, without a trailing slash. */
  tenantBase(): string
  /** The server rejected a token for good or a request as invalid: the session is over (ERROR-01, ERROR-02). */
  onSessionRefused(): void
  /** Any other rejection of a customer's call. */
  onRefused(error: ApiError): void
}

/** Options of one request with its authentication headers. */
const signed = async (options: Options, signer?: Signer): Promise<Options> => ({
  ...options,
  headers: { ...(options.headers as Record<string, string>), ...(await signer?.headers()) },
})

/** The same write with a new idempotency key. */
function withNewKey<C extends Call>(input: InputOf<C> | undefined, options: SendOptions) {
  const key = crypto.randomUUID()
  const body = input?.body as object | undefined
  return {
    input: body && 'idempotency_key' in body ? { ...input, body: { ...body, idempotency_key: key } } : input,
    options: options.idempotencyKey ? { ...options, idempotencyKey: key } : options,
  } as { input: InputOf<C> | undefined; options: SendOptions }
}

/** The API client as the shell uses it. */
export interface Api extends ApiClient {
  /** Forgets earlier responses, when another customer signs in. */
  forget(): void
}

/** The portal's API client. Adds URL and token, checks responses, and handles 401. */
export function createApi({
  session,
  recordNonce,
  early,
  tenantBase,
  onSessionRefused,
  onRefused,
}: ApiParts): Api {
  const known = createEtagCache()

  /** @param taken pending response to use instead of the first request */
  const withToken = async (
    url: string,
    options: Options,
    deliver = send,
    taken?: Promise<Response>,
  ): Promise<Response> => {
    const { method = 'GET' } = options
    const wasSignedIn = session.account.get() !== null
    let last: string | undefined
    let rejectedError: string | undefined
    const first = taken && pendingFirst(taken)
    const headers = async () => {
      if (first?.isToCome()) {
        last = (await session.token()) ?? undefined
        return {}
      }
      const proof = await session.sign({ method, url }, rejectedError)
      if (!proof) throw new ApiError('refused', { status: 401, message: 'nobody is signed in' })
      last = proof.token
      return proof.headers
    }
    const attempt = async () =>
      (await first?.whole()) ?? deliver(url, { ...options, ...first?.options }, { headers, recordNonce })
    const anotherToken: Recovery = async ({ failure, status }) => {
      if (failure !== 'refused' || status !== 401 || !last || !(await session.token(last))) return false
      rejectedError = last
      return true
    }
    try {
      return await withRetries(() => withRetries(attempt, retryWithNewProof), anotherToken)
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure !== 'refused' || rejectedError) throw error
      if (!last && !wasSignedIn) throw error
      if (error.status === 401 || error.status === 400) onSessionRefused()
      else onRefused(error)
      throw error
    }
  }

  const sendOnce = async <C extends Call>(
    call: C,
    input: InputOf<C> | undefined,
    { onProgress, tenant, basis, idempotencyKey, ...options }: SendOptions,
  ) => {
    const isForOtherTenant = tenant !== undefined && call.access === 'public'
    const tenantPath = isForOtherTenant ? `/api/${encodeURIComponent(tenant)}` : tenantBase()
    const base = { proxy: '', advice: '/advice', tenant: tenantPath, staff: staffBase }[call.base]
    const url = `${base}${urlOf(call, input)}`
    const read = basis && known.firstTag(basis.map(({ url: path }) => `${tenantBase()}${path}`))
    const request: Options = {
      method: call.method,
      ...bodyFor(call, input?.body),
      headers: {
        ...(read && { 'if-match': read }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...options,
    }
    const deliver: typeof send = onProgress
      ? async (to, given, signer) => upload(to, await signed(given, signer), onProgress, signer?.recordNonce)
      : send
    const sent = call.access !== 'public' ? withToken(url, request, deliver) : deliver(url, request)
    return parseResponse(call, await sent)
  }

  return {
    send: async <C extends Call>(call: C, input?: InputOf<C>, options: SendOptions = {}) => {
      let write = { input, options }
      /**
       * The idempotency key belongs to another request: the response to an earlier one was lost, and the content has
       * changed since.
       */
      const anotherKey: Recovery = ({ status, body: { error } }) => {
        if (status !== 422 || error !== 'key_reused') return false
        write = withNewKey(input, options)
        return true
      }
      return withRetries(() => sendOnce(call, write.input, write.options), anotherKey)
    },
    read: async ({ url: path }, options) => {
      const url = `${tenantBase()}${path}`
      const tag = known.tagOf(url)
      const headers = tag ? { 'if-none-match': tag } : {}
      let taken = early(url)
      const attempt = async () => {
        const sent = withToken(url, { method: 'GET', headers, ...options }, send, taken)
        taken = undefined
        const response = await sent
        if (response.status === 304) return known.parseResponse(url)
        const answer = await parseJson(response)
        known.keep(url, response.headers.get('etag'), answer)
        return answer
      }
      const isCutOff = (error: unknown) => error instanceof ApiError && error.failure === 'unexpected'
      return withRetries(attempt, isCutOff).catch((cause) => {
        if (options?.signal?.aborted || !isCutOff(cause)) throw cause
        throw unreachableError(url, cause)
      })
    },
    forget: known.clear,
  }
}
