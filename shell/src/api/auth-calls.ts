import { login, logout, refresh, revoke } from '@portal/contract/auth'
import { type Call, type InputOf, urlOf } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { signInBody } from '@portal/contract/early-sign-in'
import { ApiError } from '@portal/contract/error'
import type { Page } from '@portal/contract/page'
import { getSubdomainOfCode } from '@portal/contract/tenant'
import type { Options } from 'ky'
import { noteProblem } from '../problem.ts'
import type { AuthCalls } from '../session/auth.ts'
import { outcomeOf } from '../session/outcome.ts'
import { answerOf } from './answer.ts'
import { send } from './send.ts'

/** The session's own calls, for the firm of the page. They carry tokens in hand, so they do not go through the API client. */
export function authCalls(pageTenant: Page['tenant']): AuthCalls {
  const codes = new Map<string, string>()
  if (pageTenant?.info) codes.set(pageTenant.subdomain, pageTenant.info.code)
  return {
    tenantOf: async ({ tenant }) => {
      if (pageTenant) return pageTenant.subdomain
      const code = tenant ?? ''
      const { subdomain } = await ask(getSubdomainOfCode, { params: { code } })
      codes.set(subdomain, code)
      return subdomain
    },
    login: ({ username, password, otp }, tenant) => {
      const body = signInBody(username, password, tenant)
      const answer = otp ? ask(login, { body: { ...body, otp } }) : ask(login, { body }, takeEarly(body))
      return answer.catch(noteNoAccess)
    },
    identify: async (tokens, tenant) => {
      const url = `/api/${tenant}${urlOf(getCustomer)}`
      const headers = { authorization: `Bearer ${tokens.access_token}` }
      const response = await send(url, { headers }).catch(noteAll)
      const { id, full_name, username, avatar } = (await answerOf(getCustomer, response)).data
      return {
        id: String(id),
        name: full_name ?? '',
        username: username ?? '',
        tenant_code: codes.get(tenant) ?? tenant,
        ...(avatar ? { avatar } : {}),
      }
    },
    refresh: ({ tenant, refresh_token }) => ask(refresh, { body: { tenant, token: refresh_token } }),
    logout: async ({ tenant, refresh_token }) => {
      await ask(logout, { body: { tenant, token: refresh_token } })
    },
    revoke: async (owed) => {
      await ask(revoke, { body: owed })
    },
  }
}

async function ask<C extends Call>(
  call: C,
  input: { params?: InputOf<C>['params']; body?: unknown },
  options: Options = {},
) {
  const json = input.body === undefined ? {} : { json: input.body }
  const url = urlOf(call, input as InputOf<C>)
  const response = await send(url, { method: call.method, ...json, ...options }).catch(note)
  return answerOf(call, response)
}

/** The way to an answer that is there or on its way, if the very same sign-in was sent before this code was there. */
function takeEarly(body: object): Options {
  const early = window.earlySignIn
  window.earlySignIn = undefined
  return early?.body === JSON.stringify(body) ? { fetch: () => early.answer } : {}
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
