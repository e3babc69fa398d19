import { login, logout, refresh, revoke } from '@portal/contract/auth'
import { passkeySignInPath } from '@portal/contract/auth-path'
import { type Call, type InputOf, urlOf } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { type EarlySignIn, signInBody } from '@portal/contract/early-sign-in'
import { ApiError } from '@portal/contract/error'
import type { Page } from '@portal/contract/page'
import { getSubdomainOfCode } from '@portal/contract/tenant'
import type { Options } from 'ky'
import { noteProblem } from '../problem.ts'
import type { AuthCalls } from '../session/auth.ts'
import { outcomeOf } from '../session/outcome.ts'
import type { Prover } from '../session/prover.ts'
import { answerOf } from './answer.ts'
import { type Signer, send } from './send.ts'
import { anotherProof, withRetries } from './with-retries.ts'

/** Signing in with a passkey (KEYS-03), without the schema of what is sent, which only the server needs. */
const byPasskey = { ...login, path: passkeySignInPath }

/** The session's own calls, for the firm of the page. They carry tokens in hand, so they do not go through the API client. */
export function authCalls(pageTenant: Page['tenant'], prover: Prover): AuthCalls {
  const codes = new Map<string, string>()
  if (pageTenant?.info) codes.set(pageTenant.subdomain, pageTenant.info.code)
  /** Sends a call of this origin, with a proof of a key where tokens are asked for. */
  const ask = async <C extends Call>(
    call: C,
    input: { params?: InputOf<C>['params']; body?: unknown },
    keys?: CryptoKeyPair,
    early?: EarlySignIn,
  ) => {
    const { method } = call
    const json = input.body === undefined ? {} : { json: input.body }
    const url = urlOf(call, input as InputOf<C>)
    const signer = keys && {
      headers: () => prover.headerFor(keys, { method, url }),
      recordNonce: prover.recordNonce,
    }
    let taken: Options = early ? { fetch: () => early.answer } : {}
    const attempt = () => {
      const options = { method, ...json, ...taken }
      taken = {}
      return send(url, options, signer)
    }
    return answerOf(call, await withRetries(attempt, anotherProof).catch(note))
  }
  return {
    tenantOf: async ({ tenant }) => {
      if (pageTenant) return pageTenant.subdomain
      const code = tenant ?? ''
      const { subdomain } = await ask(getSubdomainOfCode, { params: { code } })
      codes.set(subdomain, code)
      return subdomain
    },
    login: async ({ username, password, otp, passkey }, tenant) => {
      const plain = signInBody(username, password, tenant)
      const body = passkey ? { tenant, passkey } : otp ? { ...plain, otp } : plain
      const early = otp || passkey ? undefined : takeEarly(body)
      try {
        const keys = (await early?.keys) ?? (await prover.makeKeys())
        return { ...(await ask(passkey ? byPasskey : login, { body }, keys, early)), keys }
      } catch (error) {
        return noteNoAccess(error)
      }
    },
    identify: async ({ access_token, token_type, keys }, tenant) => {
      const url = `/api/${tenant}${urlOf(getCustomer)}`
      const authorization = `${token_type} ${access_token}`
      const signer: Signer = {
        headers: async () => ({
          authorization,
          ...(token_type === 'DPoP' && (await prover.headerFor(keys, { method: 'GET', url }, access_token))),
        }),
        recordNonce: prover.recordNonce,
      }
      const response = await withRetries(() => send(url, {}, signer), anotherProof).catch(noteAll)
      const { id, full_name, username, avatar } = (await answerOf(getCustomer, response)).data
      return {
        id: String(id),
        name: full_name ?? '',
        username: username ?? '',
        tenant_code: codes.get(tenant) ?? tenant,
        ...(avatar ? { avatar } : {}),
      }
    },
    refresh: ({ tenant, refresh_token, keys }) =>
      ask(refresh, { body: { tenant, token: refresh_token } }, keys),
    logout: async ({ tenant, refresh_token }) => {
      await ask(logout, { body: { tenant, token: refresh_token } })
    },
    revoke: async (owed) => {
      await ask(revoke, { body: owed })
    },
  }
}

/** The answer that is there or on its way, if the very same sign-in was sent before this code was there. */
function takeEarly(body: object): EarlySignIn | undefined {
  const early = window.earlySignIn
  window.earlySignIn = undefined
  return early?.body === JSON.stringify(body) ? early : undefined
}

/** Maintenance stands in the way of everything, also of signing in. */
function note(error: unknown): never {
  if (error instanceof ApiError && error.status === 503) noteProblem(error)
  throw error
}

/** Who may not use the portal at all is told so on a page of its own (SHELL-05). */
function noteNoAccess(error: unknown): never {
  if (outcomeOf(error, null).outcome === 'no-access') noteProblem(error)
  throw error
}

/** Without knowing who the customer is there is no portal. */
function noteAll(error: unknown): never {
  noteProblem(error)
  throw error
}
