import { login, logout, refresh } from '@portal/contract/auth'
import { type Call, type InputOf, urlOf } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { getSubdomainOfCode } from '@portal/contract/tenant'
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
      const response = await send(url, { headers: { authorization: `Bearer ${tokens.access_token}` } })
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
  const response = await send(urlOf(call, input as InputOf<C>), { method: call.method, ...json })
  return answerOf(call, response)
}
