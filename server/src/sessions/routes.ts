import { login, logout, refresh, revoke } from '@portal/contract/auth'
import type { Context } from '../context.ts'
import { unauthorized } from '../http/http-error.ts'
import type { Routes } from '../http/routes.ts'
import { findTenantByName } from '../tenants/find.ts'
import { endSession, refreshSession } from './refresh.ts'
import { hashOf } from './secret-token.ts'
import { signIn } from './sign-in.ts'

/** Signing in and out, at the portal's own origin. */
export function sessionRoutes(routes: Routes, context: Context): void {
  const rateLimit = { max: context.config.limits.signIns, timeWindow: '1 minute' }
  const limited = { config: { rateLimit } }

  routes.proxy(
    login,
    async ({ body, request, reply }) =>
      signIn(context, { request, reply }, await findTenantByName(context.db, body.tenant), body),
    limited,
  )
  routes.proxy(
    refresh,
    async ({ body, request }) => {
      const tenant = await findTenantByName(context.db, body.tenant)
      const tokens = await refreshSession(context, body.token, tenant, await context.readProof(request))
      if (!tokens) throw unauthorized()
      return tokens
    },
    limited,
  )
  routes.proxy(logout, async ({ body }) => {
    const { subdomain } = await findTenantByName(context.db, body.tenant)
    await endSession(context, hashOf(body.token), subdomain)
    return { success: true }
  })
  routes.proxy(revoke, async ({ body }) => {
    const { subdomain } = await findTenantByName(context.db, body.tenant)
    await endSession(context, body.hash, subdomain)
    return { success: true }
  })
}
