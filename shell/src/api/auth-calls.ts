import { login, logout, refresh, revoke } from '@portal/contract/auth'
import { passkeySignInPath } from '@portal/contract/auth-path'
import { type Call, type InputOf, urlOf } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { type EarlySignIn, signInBody } from '@portal/contract/early-sign-in'
import { ApiError } from '@portal/contract/error'
import type { Page } from '@portal/contract/page'
import { getSubdomainOfCode } from '@portal/contract/tenant'
import type { Options } from 'ky'
import { reportPortalError } from '../global-error.ts'
import type { AuthCalls } from '../session/auth.ts'
import type { DpopSigner } from '../session/dpop-signer.ts'
import { outcomeOf } from '../session/sign-in-outcome.ts'
import { parseResponse } from './parse-response.ts'
import { type Signer, send } from './send.ts'
import { retryWithNewProof, withRetries } from './with-retries.ts'

/** The passkey sign-in call (KEYS-03), without the request schema, which only the server needs. */
const passkeyLogin = { ...login, path: passkeySignInPath }

/** Calls of the session for the page's tenant. They pass tokens explicitly, so they do not use the API client. */
export function authCalls(pageTenant: Page['tenant'], dpopSigner: DpopSigner): AuthCalls {
  const codes = new Map<string, string>()
  if (pageTenant?.info) codes.set(pageTenant.subdomain, pageTenant.info.code)
  /** Sends a call to this origin, with a DPoP proof where it requests tokens. */
  const sendProven = async <C extends Call>(
    call: C,
    input: { params?: InputOf<C>['params']; body?: unknown },
    keys?: CryptoKeyPair,
    early?: EarlySignIn,
  ) => {
    const { method } = call
    const json = input.body === undefined ? {} : { json: input.body }
    const url = urlOf(call, input as InputOf<C>)
    const signer = keys && {
      headers: () => dpopSigner.headerFor(keys, { method, url }),
      recordNonce: dpopSigner.recordNonce,
    }
    let taken: Options = early ? { fetch: () => early.answer } : {}
    const attempt = () => {
      const options = { method, ...json, ...taken }
      taken = {}
      return send(url, options, signer)
    }
    return parseResponse(call, await withRetries(attempt, retryWithNewProof).catch(reportMaintenance))
  }
  return {
    tenantOf: async ({ tenant }) => {
      if (pageTenant) return pageTenant.subdomain
      const code = tenant ?? ''
      const { subdomain } = await sendProven(getSubdomainOfCode, { params: { code } })
      codes.set(subdomain, code)
      return subdomain
    },
    login: async ({ username, password, otp, passkey }, tenant) => {
      const plain = signInBody(username, password, tenant)
      const body = passkey ? { tenant, passkey } : otp ? { ...plain, otp } : plain
      const early = otp || passkey ? undefined : takeEarly(body)
      try {
        const keys = (await early?.keys) ?? (await dpopSigner.makeKeys())
        return { ...(await sendProven(passkey ? passkeyLogin : login, { body }, keys, early)), keys }
      } catch (error) {
        return reportNoAccess(error)
      }
    },
    identify: async ({ access_token, token_type, keys }, tenant) => {
      const url = `/api/${tenant}${urlOf(getCustomer)}`
      const authorization = `${token_type} ${access_token}`
      const signer: Signer = {
        headers: async () => ({
          authorization,
          ...(token_type === 'DPoP' &&
            (await dpopSigner.headerFor(keys, { method: 'GET', url }, access_token))),
        }),
        recordNonce: dpopSigner.recordNonce,
      }
      const response = await withRetries(() => send(url, {}, signer), retryWithNewProof).catch(
        reportCustomerFailure,
      )
      const { id, full_name, username, avatar } = (await parseResponse(getCustomer, response)).data
      return {
        id: String(id),
        name: full_name ?? '',
        username: username ?? '',
        tenant_code: codes.get(tenant) ?? tenant,
        ...(avatar ? { avatar } : {}),
      }
    },
    refresh: ({ tenant, refresh_token, keys }) =>
      sendProven(refresh, { body: { tenant, token: refresh_token } }, keys),
    logout: async ({ tenant, refresh_token }) => {
      await sendProven(logout, { body: { tenant, token: refresh_token } })
    },
    revoke: async (owed) => {
      await sendProven(revoke, { body: owed })
    },
  }
}

/** The response to an identical sign-in that was sent before this code loaded. */
function takeEarly(body: object): EarlySignIn | undefined {
  const early = window.earlySignIn
  window.earlySignIn = undefined
  return early?.body === JSON.stringify(body) ? early : undefined
}

/** Maintenance blocks everything, including sign-in. */
function reportMaintenance(error: unknown): never {
  if (error instanceof ApiError && error.status === 503) reportPortalError(error)
  throw error
}

/** Shows the no-access page if the response denies the customer the portal (SHELL-05). */
function reportNoAccess(error: unknown): never {
  if (outcomeOf(error, null).outcome === 'no-access') reportPortalError(error)
  throw error
}

/** The portal cannot start without the customer's data. */
function reportCustomerFailure(error: unknown): never {
  reportPortalError(error)
  throw error
}
