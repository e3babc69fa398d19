import { login, logout, refreshTokens, revokeSession } from '@portal/contract/auth'
import type { Context } from '../context.ts'
import { runWithinTenant } from '../database/tenant-scope.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { createUnauthorizedError } from '../http/http-error.ts'
import { findTenantByName } from '../tenants/find-tenant.ts'
import type { RequestWithReply } from './device-cookie.ts'
import { createTokenResponse, deleteSessionCookie, findRequestedRefreshToken } from './refresh-cookie.ts'
import { endSession, refreshSession } from './refresh-session.ts'
import { signIn } from './sign-in.ts'

export function registerSessionRoutes(routes: CallRoutes, context: Context): void {
  const rateLimit = { max: context.config.limits.signInsPerMinute, timeWindow: '1 minute' }
  const limited = { config: { rateLimit } }

  routes.proxy(
    login,
    async ({ body, request, reply }) => {
      const tenant = await findTenantByName(context.db, body.tenant)
      return runWithinTenant(tenant.id, () => signIn(context, { request, reply }, tenant, body))
    },
    limited,
  )
  routes.proxy(
    refreshTokens,
    async ({ body, ...visit }) => {
      const tenant = await findTenantByName(context.db, body.tenant)
      return runWithinTenant(tenant.id, async () => {
        const token = await findRequestedRefreshToken(context.db, visit.request, body.token)
        const proofKey = await context.readProof(visit.request)
        const issued = await refreshSession(context, token, tenant, proofKey)
        if (!issued) throw createUnauthorizedError()
        return createTokenResponse(context, visit, issued)
      })
    },
    limited,
  )
  const endCookieSession = async (tokenOrHash: string, tenant: string, visit: RequestWithReply) => {
    const { id, subdomain } = await findTenantByName(context.db, tenant)
    const ended = await runWithinTenant(id, () => endSession(context, tokenOrHash, subdomain))
    if (ended) deleteSessionCookie(visit, ended)
    return { success: true }
  }
  routes.proxy(logout, ({ body, ...visit }) => endCookieSession(body.token, body.tenant, visit))
  routes.proxy(revokeSession, ({ body, ...visit }) => endCookieSession(body.hash, body.tenant, visit))
}
