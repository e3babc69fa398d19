import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { WholeContext } from '../context.ts'
import { refreshTokens } from '../database/tables/session.ts'
import { makeAccessToken, readAccessToken } from '../sessions/access-token.ts'
import { hashOf } from '../sessions/secret-token.ts'

/** Customers whose access token is expired at sign-in; one's refresh token too (DEMO-21). */
const spent: Readonly<Record<string, { refresh: boolean }>> = {
  yara: { refresh: false },
  yves: { refresh: true },
}

/** Gives those customers expired tokens at sign-in, to show the effect. */
export function spendTokens(app: FastifyInstance, context: WholeContext): void {
  const past = (): Date => new Date(context.clock().getTime() - 86_400_000)

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.url !== '/auth/login' || reply.statusCode !== 200) return payload
    const { username, tenant } = request.body as { username: string; tenant: string }
    const what = spent[username.toLowerCase()]
    if (!what || typeof payload !== 'string') return payload
    const tokens = JSON.parse(payload) as { access_token: string; refresh_token: string }
    const subdomain = tenant.toLowerCase()
    const claims = await readAccessToken(context, tokens.access_token, subdomain)
    if (!claims) return payload
    if (what.refresh) {
      await context.everyTenant
        .update(refreshTokens)
        .set({ expiresAt: past() })
        .where(eq(refreshTokens.hash, hashOf(tokens.refresh_token)))
    }
    const access_token = await makeAccessToken({ ...context, clock: past }, claims, subdomain)
    return JSON.stringify({ ...tokens, access_token, expires_in: 0 })
  })
}
