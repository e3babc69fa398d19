import { login, logout, refresh } from '@portal/contract/auth'
import { type Call, type InputOf, urlOf } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { ApiError } from '@portal/contract/error'
import { getSubdomainOfCode } from '@portal/contract/tenant'
import { noteProblem } from '../problem.ts'
import type { AuthCalls } from '../session/auth.ts'
import { answerOf } from './answer.ts'
import { send } from './send.ts'

/** The session's own calls. They carry tokens in hand, so they do not go through the API client. */
export function authCalls(subdomain: string | null): AuthCalls {
  return {
    tenantOf: async ({ tenant }) => {
      if (subdomain) return subdomain
      return (await ask(getSubdomainOfCode, { params: { code: tenant ?? '' } })).subdomain
    },
    login: ({ username, password, otp }, tenant) =>
      ask(login, { body: { username, password, tenant, scope: 'customer', ...(otp ? { otp } : {}) } }),
    identify: async (tokens, tenant) => {
      const url = `/api/${tenant}${urlOf(getCustomer)}`
      const headers = { authorization: `Bearer ${tokens.access_token}` }
      const response = await send(url, { headers }).catch(noteAll)
      const { id, full_name, username, avatar } = (await answerOf(getCustomer, response)).data
      return {
        id: String(id),
        name: full_name ?? '',
        username: username ?? '',
        tenant_code: tenant,
        ...(avatar ? { avatar } : {}),
      }
    },
    refresh: ({ tenant, refresh_token }) => ask(refresh, { body: { tenant, token: refresh_token } }),
    logout: async ({ tenant, refresh_token }) => {
      await ask(logout, { body: { tenant, token: refresh_token } })
    },
  }
}

async function ask<C extends Call>(call: C, input: { params?: InputOf<C>['params']; body?: unknown }) {
  const json = input.body === undefined ? {} : { json: input.body }
  const response = await send(urlOf(call, input as InputOf<C>), { method: call.method, ...json }).catch(note)
  return answerOf(call, response)
}

/** Maintenance stands in the way of everything, also of signing in. */
function note(error: unknown): never {
  if (error instanceof ApiError && error.status === 503) noteProblem(error)
  throw error
}

/** Without knowing who the customer is there is no portal. */
function noteAll(error: unknown): never {
  noteProblem(error)
  throw error
}
