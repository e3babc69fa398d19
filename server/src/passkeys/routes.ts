import type { TokensResponse } from '@portal/contract/auth'
import {
  addPasskey,
  getPasskeyChallenge,
  getPasskeyCreationOptions,
  getPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '@portal/contract/passkey'
import { and, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { isRecentSignIn, requireRecentSignIn } from '../accounts/recent-sign-in.ts'
import { reportSecurityEvent } from '../accounts/security-events.ts'
import type { Context } from '../context.ts'
import { passkeys } from '../database/tables/passkey.ts'
import { runWithinTenant } from '../database/tenant-scope.ts'
import type { CustomerScope } from '../http/authorise.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { readSecretCookie, type StoredCookie, setCookie } from '../http/cookies.ts'
import { createNotFoundError, HttpError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'
import { completeSignIn } from '../sessions/complete-sign-in.ts'
import type { RequestWithReply } from '../sessions/device-cookie.ts'
import { createSecretToken } from '../sessions/secret-token.ts'
import { findTenantByName, type KnownTenant } from '../tenants/find-tenant.ts'
import { createPasskeyOptions, findPasskeys, storePasskey, toPasskeyResponse } from './add-passkey.ts'
import { createWrongPasskeyError, recordPasskeyUse, verifyPasskeyAssertion } from './passkey-assertion.ts'
import {
  challengeLifetimeMs,
  consumePasskeyChallenge,
  createPasskeyChallenge,
  parsePasskeyChallenge,
} from './passkey-challenge.ts'
import { getRelyingParty } from './relying-party.ts'

/** Identifies the browser to which a challenge belongs. */
const passkeyCookie: StoredCookie = { name: 'portal-passkey', seconds: challengeLifetimeMs / 1000 }

/**
 * Signs a customer in with a passkey only, because the device has verified the person. Failed password attempts do not
 * block it.
 * @throws HttpError 401 `passkey` or `passkey_over`, 403 without portal access
 */
async function signInWithPasskey(
  context: Context,
  visit: RequestWithReply,
  tenant: KnownTenant,
  { passkey: assertion }: InferOutput<NonNullable<typeof signInByPasskey.body>>,
): Promise<TokensResponse> {
  const proofKey = await context.readProof(visit.request)
  const challenge = parsePasskeyChallenge(assertion.response.clientDataJSON)
  const secret = readSecretCookie(visit.request, passkeyCookie)
  const owner = secret && { secret, tenantId: tenant.id, customerId: null }
  if (!owner || !(await consumePasskeyChallenge(context, owner, challenge)))
    throw new HttpError(401, { error: 'passkey_over', message: 'This took too long. Try again.' })
  const { passkey, customer, counter } = await verifyPasskeyAssertion(context, tenant, challenge, assertion)
  if (!customer.hasAccess) throw new HttpError(403, { error: 'no_access', message: 'No portal access.' })
  if (!(await recordPasskeyUse(context, passkey, counter))) {
    await reportSecurityEvent(context, tenant, customer.id, 'passkey-copied')
    throw createWrongPasskeyError()
  }
  return completeSignIn(context, visit, tenant, customer, { means: 'passkey', proofKey })
}

/** Registers the calls for adding, renaming, removing and using passkeys (KEYS-01 … KEYS-05). */
export function registerPasskeyRoutes(routes: CallRoutes, context: Context): void {
  const { db, config } = context
  const limited = { config: { rateLimit: { max: config.limits.signInsPerMinute, timeWindow: '1 minute' } } }
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
    getPasskeyCreationOptions,
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
