import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  getPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '@portal/contract/passkey'
import { and, eq } from 'drizzle-orm'
import { isRecent, refuseUnproven } from '../accounts/recent-sign-in.ts'
import { tellOf } from '../accounts/security.ts'
import type { Context } from '../context.ts'
import { passkeys } from '../database/tables/passkey.ts'
import { withinTenant } from '../database/tenant-scope.ts'
import type { Scope } from '../http/authorise.ts'
import { cookieOf, setCookie } from '../http/cookies.ts'
import { notFound } from '../http/http-error.ts'
import { recordId } from '../http/record-id.ts'
import type { Routes } from '../http/routes.ts'
import { makeSecret } from '../sessions/secret-token.ts'
import { findTenantByName } from '../tenants/find.ts'
import { creationOf, keepPasskey, passkeysOf, shown } from './add.ts'
import { challengeLifetime, makeChallenge } from './challenge.ts'
import { relyingParty } from './relying-party.ts'
import { passkeyCookie, signInWithPasskey } from './sign-in.ts'

/** Routes for passkeys: adding, renaming and removing, and signing in (KEYS-01 … KEYS-05). */
export function passkeyRoutes(routes: Routes, context: Context): void {
  const { db, config } = context
  const limited = { config: { rateLimit: { max: config.limits.signIns, timeWindow: '1 minute' } } }
  const done = { data: { success: true } }
  const own = ({ customer }: Scope, id: number | string) =>
    and(eq(passkeys.id, recordId(id)), eq(passkeys.customerId, customer.id))

  routes.customer(
    getPasskeys,
    async (scope) => ({
      data: {
        passkeys: (await passkeysOf(db, scope.customer.id)).map(shown),
        password_wanted: !(await isRecent(context, scope)),
      },
    }),
    { varies: 'content' },
  )

  routes.customer(
    beginPasskey,
    async ({ body, ...scope }) => {
      await refuseUnproven(context, scope, body.current_password)
      return { data: await creationOf(context, scope) }
    },
    limited,
  )

  routes.customer(
    addPasskey,
    async ({ body: { name, passkey: made }, ...scope }) => ({
      data: await keepPasskey(context, scope, { name, made }),
    }),
    limited,
  )

  routes.customer(renamePasskey, async ({ params, body, ...scope }) => {
    const named = await db
      .update(passkeys)
      .set({ name: body.name.trim() })
      .where(own(scope, params.id))
      .returning({ id: passkeys.id })
    if (named.length === 0) throw notFound()
    return done
  })

  routes.customer(removePasskey, async ({ params, ...scope }) => {
    await db.transaction(async (tx) => {
      const removed = await tx.delete(passkeys).where(own(scope, params.id)).returning({ id: passkeys.id })
      if (removed.length === 0) throw notFound()
      await tellOf(context, scope.tenant, scope.customer.id, 'passkey-removed', tx)
    })
    return done
  })

  routes.tenant(
    askForPasskey,
    async ({ tenant, request, reply }) => {
      const secret = cookieOf(request, passkeyCookie) ?? makeSecret()
      const challenge = makeChallenge(context, { secret, tenantId: tenant.id, customerId: null })
      setCookie(reply, passkeyCookie, secret)
      const { id: rpId } = relyingParty(config, tenant.subdomain)
      return { data: { challenge, rpId, timeout: challengeLifetime, userVerification: 'required' as const } }
    },
    limited,
  )

  routes.proxy(
    signInByPasskey,
    async ({ body, ...visit }) => {
      const tenant = await findTenantByName(db, body.tenant)
      return withinTenant(tenant.id, () => signInWithPasskey(context, visit, tenant, body))
    },
    limited,
  )
}
