import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { AllTenantsContext } from '../context.ts'
import { refreshTokens } from '../database/tables/session.ts'
import { createAccessToken, readAccessToken } from '../sessions/access-token.ts'
import { hashSecret } from '../sessions/secret-token.ts'

/**
 * Customers whose access token has expired at sign-in; with `refresh`, their refresh token has expired too (DEMO-21).
 */
const expiredTokenCustomers: Readonly<Record<string, { refresh: boolean }>> = {
  yara: { refresh: false },
  yves: { refresh: true },
}

/** Replaces the tokens in the sign-in responses of {@link expiredTokenCustomers}. */
export function registerTokenExpiry(app: FastifyInstance, context: AllTenantsContext): void {
  const getPastDate = (): Date => new Date(context.clock().getTime() - 86_400_000)

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.url !== '/auth/login' || reply.statusCode !== 200) return payload
    const { username, tenant } = request.body as { username: string; tenant: string }
    const what = expiredTokenCustomers[username.toLowerCase()]
    if (!what || typeof payload !== 'string') return payload
    const tokens = JSON.parse(payload) as { access_token: string; refresh_token: string }
    const subdomain = tenant.toLowerCase()
    const claims = await readAccessToken(context, tokens.access_token, subdomain)
    if (!claims) return payload
    if (what.refresh) {
      await context.allTenantsDb
        .update(refreshTokens)
        .set({ expiresAt: getPastDate() })
        .where(eq(refreshTokens.hash, hashSecret(tokens.refresh_token)))
    }
    const access_token = await createAccessToken({ ...context, clock: getPastDate }, claims, subdomain)
    return JSON.stringify({ ...tokens, access_token, expires_in: 0 })
  })
}
