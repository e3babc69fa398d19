import { login, logout, refresh, revoke } from '@portal/contract/auth'
import type { Context } from '../context.ts'
import { withinTenant } from '../database/tenant-scope.ts'
import { unauthorized } from '../http/http-error.ts'
import type { Routes } from '../http/routes.ts'
import { findTenantByName } from '../tenants/find.ts'
import type { Visit } from './device-marks.ts'
import { endSession, refreshSession } from './refresh.ts'
import { answerOf, forgetCookie, meantToken } from './refresh-cookie.ts'
import { signIn } from './sign-in.ts'

/** Routes for signing in and out, on the portal's own origin. */
export function sessionRoutes(routes: Routes, context: Context): void {
  const rateLimit = { max: context.config.limits.signIns, timeWindow: '1 minute' }
  const limited = { config: { rateLimit } }

  routes.proxy(
    login,
    async ({ body, request, reply }) => {
      const tenant = await findTenantByName(context.db, body.tenant)
      return withinTenant(tenant.id, () => signIn(context, { request, reply }, tenant, body))
    },
    limited,
  )
  routes.proxy(
    refresh,
    async ({ body, ...visit }) => {
      const tenant = await findTenantByName(context.db, body.tenant)
      return withinTenant(tenant.id, async () => {
        const token = await meantToken(context.db, visit.request, body.token)
        const proofKey = await context.readProof(visit.request)
        const issued = await refreshSession(context, token, tenant, proofKey)
        if (!issued) throw unauthorized()
        return answerOf(context, visit, issued)
      })
    },
    limited,
  )
  const end = async (named: string, tenant: string, visit: Visit) => {
    const { id, subdomain } = await findTenantByName(context.db, tenant)
    const ended = await withinTenant(id, () => endSession(context, named, subdomain))
    if (ended) forgetCookie(visit, ended)
    return { success: true }
  }
  routes.proxy(logout, ({ body, ...visit }) => end(body.token, body.tenant, visit))
  routes.proxy(revoke, ({ body, ...visit }) => end(body.hash, body.tenant, visit))
}
