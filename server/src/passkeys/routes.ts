import {
  addPasskey,
  beginPasskey,
  getPasskeyChallenge,
  getPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '@portal/contract/passkey'
import { and, eq } from 'drizzle-orm'
import { isRecentSignIn, requireRecentSignIn } from '../accounts/recent-sign-in.ts'
import { reportSecurityEvent } from '../accounts/security-events.ts'
import type { Context } from '../context.ts'
import { passkeys } from '../database/tables/passkey.ts'
import { runWithinTenant } from '../database/tenant-scope.ts'
import type { CustomerScope } from '../http/authorise.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { readSecretCookie, setCookie } from '../http/cookies.ts'
import { createNotFoundError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'
import { createSecretToken } from '../sessions/secret-token.ts'
import { findTenantByName } from '../tenants/find-tenant.ts'
import { createPasskeyOptions, findPasskeys, storePasskey, toPasskeyResponse } from './add-passkey.ts'
import { challengeLifetimeMs, createPasskeyChallenge } from './challenge.ts'
import { passkeyCookie, signInWithPasskey } from './passkey-sign-in.ts'
import { getRelyingParty } from './relying-party.ts'

/** Registers the calls for adding, renaming, removing and using passkeys (KEYS-01 … KEYS-05). */
export function registerPasskeyRoutes(routes: CallRoutes, context: Context): void {
  const { db, config } = context
  const limited = { config: { rateLimit: { max: config.limits.signIns, timeWindow: '1 minute' } } }
  const done = { data: { success: true } }
  const isOwnPasskey = ({ customer }: CustomerScope, id: number | string) =>
    and(eq(passkeys.id, parseRecordId(id)), eq(passkeys.customerId, customer.id))

  routes.customer(
    getPasskeys,
    async (scope) => ({
      data: {
        passkeys: (await findPasskeys(db, scope.customer.id)).map(toPasskeyResponse),
        password_wanted: !(await isRecentSignIn(context, scope)),
      },
    }),
    { variesBy: 'content' },
  )

  routes.customer(
    beginPasskey,
    async ({ body, ...scope }) => {
      await requireRecentSignIn(context, scope, body.current_password)
      return { data: await createPasskeyOptions(context, scope) }
    },
    limited,
  )

  routes.customer(
    addPasskey,
    async ({ body: { name, passkey: made }, ...scope }) => ({
      data: await storePasskey(context, scope, { name, made }),
    }),
    limited,
  )

  routes.customer(renamePasskey, async ({ params, body, ...scope }) => {
    const renamed = await db
      .update(passkeys)
      .set({ name: body.name.trim() })
      .where(isOwnPasskey(scope, params.id))
      .returning({ id: passkeys.id })
    if (renamed.length === 0) throw createNotFoundError()
    return done
  })

  routes.customer(removePasskey, async ({ params, ...scope }) => {
    await db.transaction(async (tx) => {
      const removed = await tx
        .delete(passkeys)
        .where(isOwnPasskey(scope, params.id))
        .returning({ id: passkeys.id })
      if (removed.length === 0) throw createNotFoundError()
      await reportSecurityEvent(context, scope.tenant, scope.customer.id, 'passkey-removed', tx)
    })
    return done
  })

  routes.tenant(
    getPasskeyChallenge,
    async ({ tenant, request, reply }) => {
      const secret = readSecretCookie(request, passkeyCookie) ?? createSecretToken()
      const challenge = createPasskeyChallenge(context, { secret, tenantId: tenant.id, customerId: null })
      setCookie(reply, passkeyCookie, secret)
      const { id: rpId } = getRelyingParty(config, tenant.subdomain)
      return {
        data: { challenge, rpId, timeout: challengeLifetimeMs, userVerification: 'required' as const },
      }
    },
    limited,
  )

  routes.proxy(
    signInByPasskey,
    async ({ body, ...visit }) => {
      const tenant = await findTenantByName(db, body.tenant)
      return runWithinTenant(tenant.id, () => signInWithPasskey(context, visit, tenant, body))
    },
    limited,
  )
}
