import type { SessionTokens } from '@portal/contract/auth'
import { login, logout, refreshTokens, revokeSession } from '@portal/contract/auth'
import { passkeySignInPath } from '@portal/contract/auth-path'
import { type ApiCall, type CallInput, createCallUrl } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { ApiError } from '@portal/contract/error'
import type { PageData } from '@portal/contract/page-data'
import { getSubdomainByCode } from '@portal/contract/tenant'
import type { Credentials, SignInResult } from '@portal/remote-kit/portal'
import { createSignInBody, type EarlySignInRequest } from '../early/early-clicks.ts'
import { reportPortalError } from '../global-error.ts'
import { createSignedHeaders, type DpopSigner } from '../session/dpop-signer.ts'
import type { StoredSession } from '../session/stored-session.ts'
import { parseResponse, sendRequest } from './send-request.ts'

export interface SignedInIdentity {
  id: string
  name: string
  username: string
  tenant_code: string
  avatar?: string
}

/** Tokens of a session, with the DPoP key that they are bound to. */
export type KeyBoundTokens = SessionTokens & { keys: CryptoKeyPair }

export interface AuthCalls {
  getTenant(credentials: Credentials): Promise<string>
  login(credentials: Credentials, tenant: string): Promise<KeyBoundTokens>
  identify(tokens: KeyBoundTokens, tenant: string): Promise<SignedInIdentity>
  /** Renews tokens, with a DPoP proof of the session's key. */
  refresh(session: Pick<StoredSession, 'tenant' | 'refresh_token' | 'keys'>): Promise<SessionTokens>
  logout(session: StoredSession): Promise<void>
  /** Ends a session by the hash of its refresh token. */
  revoke(owed: { tenant: string; hash: string }): Promise<void>
}

/** The passkey sign-in call (KEYS-03), without the request schema, which only the server needs. */
const passkeyLoginCall = { ...login, path: passkeySignInPath }

/** Creates the calls of the session. They pass tokens explicitly, so they do not use the API client. */
export function createAuthCalls(pageTenant: PageData['tenant'], dpopSigner: DpopSigner): AuthCalls {
  const codes = new Map<string, string>()
  if (pageTenant?.info) codes.set(pageTenant.subdomain, pageTenant.info.code)
  /** Sends a call to this origin, with a DPoP proof if the call requests tokens. */
  const sendWithProof = async <C extends ApiCall>(
    call: C,
    input: { params?: CallInput<C>['params']; body?: unknown },
    keys?: CryptoKeyPair,
    early?: EarlySignInRequest,
  ) => {
    const { method } = call
    const json = input.body === undefined ? {} : { json: input.body }
    const url = createCallUrl(call, input as CallInput<C>)
    const signer = keys && {
      headers: () => dpopSigner.headerFor(keys, { method, url }),
      recordNonce: dpopSigner.recordNonce,
    }
    const options = { method, ...json, ...(early && { fetch: createFetchWithResponse(early.response) }) }
    return parseResponse(call, await sendRequest(url, options, signer).catch(reportMaintenance))
  }
  return {
    getTenant: async ({ tenant }) => {
      if (pageTenant) return pageTenant.subdomain
      const code = tenant ?? ''
      const { subdomain } = await sendWithProof(getSubdomainByCode, { params: { code } })
      codes.set(subdomain, code)
      return subdomain
    },
    login: async ({ username, password, otp, passkey }, tenant) => {
      const plain = createSignInBody(username, password, tenant)
      const body = passkey ? { tenant, passkey } : otp ? { ...plain, otp } : plain
      const early = otp || passkey ? undefined : takeEarlySignIn(body)
      try {
        const keys = (await early?.keys) ?? (await dpopSigner.makeKeys())
        return { ...(await sendWithProof(passkey ? passkeyLoginCall : login, { body }, keys, early)), keys }
      } catch (error) {
        return reportNoAccess(error)
      }
    },
    identify: async (tokens, tenant) => {
      const url = `/api/${tenant}${createCallUrl(getCustomer)}`
      const signer = {
        headers: () => createSignedHeaders(dpopSigner, tokens, { method: 'GET', url }),
        recordNonce: dpopSigner.recordNonce,
      }
      const response = await sendRequest(url, {}, signer).catch(reportCustomerFailure)
      const { id, full_name, username, avatar_thumb } = (await parseResponse(getCustomer, response)).data
      return {
        id: String(id),
        name: full_name ?? '',
        username: username ?? '',
        tenant_code: codes.get(tenant) ?? tenant,
        ...(avatar_thumb ? { avatar: avatar_thumb } : {}),
      }
    },
    refresh: ({ tenant, refresh_token, keys }) =>
      sendWithProof(refreshTokens, { body: { tenant, token: refresh_token } }, keys),
    logout: async ({ tenant, refresh_token }) => {
      await sendWithProof(logout, { body: { tenant, token: refresh_token } })
    },
    revoke: async (owed) => {
      await sendWithProof(revokeSession, { body: owed })
    },
  }
}

/** Creates a fetch function. Its first call returns the pending response; later calls send a request. */
function createFetchWithResponse(pending: Promise<Response>): typeof fetch {
  let first: Promise<Response> | null = pending
  return (...given) => {
    const response = first ?? fetch(...given)
    first = null
    return response
  }
}

/** Takes the response to an identical sign-in that was sent before this code loaded. */
function takeEarlySignIn(body: object): EarlySignInRequest | undefined {
  const early = window.earlySignIn
  window.earlySignIn = undefined
  return early?.body === JSON.stringify(body) ? early : undefined
}

/** Shows the maintenance page, since maintenance blocks everything, including sign-in. */
function reportMaintenance(error: unknown): never {
  if (error instanceof ApiError && error.status === 503) reportPortalError(error)
  throw error
}

/** Shows the no-access page if the response denies the customer the portal (SHELL-05). */
function reportNoAccess(error: unknown): never {
  if (toSignInResult(error, null).outcome === 'no-access') reportPortalError(error)
  throw error
}

/** Shows the error page, since the portal cannot start without the customer's data. */
function reportCustomerFailure(error: unknown): never {
  reportPortalError(error)
  throw error
}

const codeRequiredMessage = 'This user only allows two factor authentication.'

/** Maps a rejected sign-in to its outcome (LOGIN-07 … LOGIN-12, OTP-01). */
export function toSignInResult(error: unknown, tenant: string | null): SignInResult {
  const result = interpretRejection(error)
  if (!(error instanceof ApiError) || error.failure !== 'refused') return result
  return { ...result, refusal: { ...error.body, tenant } }
}

function interpretRejection(error: unknown): Exclude<SignInResult, { outcome: 'signed-in' }> {
  if (!(error instanceof ApiError)) return { outcome: 'failed' }
  if (error.failure === 'unreachable') return { outcome: 'offline' }
  const { error: name, message } = error.body
  if (name === 'two_factor_required' || message === codeRequiredMessage) return { outcome: 'code-wanted' }
  if (error.status === 422) return { outcome: 'not-found' }
  if (error.status === 401) return { outcome: 'not-authorized' }
  if (error.status === 403) return { outcome: 'no-access' }
  if (name === 'could not transform tenantcode') return { outcome: 'unknown-office' }
  if (error.status < 500 && message && (name === undefined || name === 'quota_reached'))
    return { outcome: 'message', message }
  return { outcome: 'failed' }
}
