import { createHmac } from 'node:crypto'
import { maxPasskeys, type Passkey, type PasskeyMade } from '@portal/contract/passkey'
import { eq } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import { tellOf } from '../accounts/security.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { passkeys } from '../database/tables/passkey.ts'
import type { Scope } from '../http/authorise.ts'
import { HttpError, invalid } from '../http/http-error.ts'
import { challengeIn, challengeLifetime, makeChallenge, takeChallenge } from './challenge.ts'
import { relyingParty } from './relying-party.ts'
import { algorithms, madeFor } from './signed.ts'

const tooMany = () =>
  new HttpError(409, { error: 'too_many', message: `A customer has at most ${maxPasskeys} passkeys.` })
const exists = () => new HttpError(409, { error: 'exists', message: 'This passkey is there already.' })

/** A customer's passkeys, oldest first. */
export const passkeysOf = (db: Database, customerId: number) =>
  db.select().from(passkeys).where(eq(passkeys.customerId, customerId)).orderBy(passkeys.id)

/** A passkey in wire format. */
export const shown = (one: typeof passkeys.$inferSelect): InferInput<typeof Passkey> => ({
  id: one.id,
  name: one.name,
  created_at: one.createdAt.toISOString(),
  last_used_at: one.lastUsedAt?.toISOString() ?? null,
  synced: one.synced,
})

/** The customer's user handle on devices: the same on all, and meaningless to others. */
const userHandleOf = (
  { sessionKeys }: Context,
  { customer }: Scope,
  [first]: readonly (typeof passkeys.$inferSelect)[],
): string =>
  first?.userHandle ??
  createHmac('sha256', sessionKeys.passkeys.sign).update(`user handle\n${customer.id}`).digest('base64url')

/** Challenges of a session. */
const askerOf = ({ tenant, customer, sessionId }: Scope) => ({
  secret: `session\n${sessionId}`,
  tenantId: tenant.id,
  customerId: customer.id,
})

/**
 * Options for creating a passkey of this customer, for the tenant's host, at most one per device.
 * @throws HttpError 409 at the maximum
 */
export async function creationOf(context: Context, scope: Scope) {
  const { db, config } = context
  const [there, [customer]] = await Promise.all([
    passkeysOf(db, scope.customer.id),
    db
      .select({ username: customers.username, facts: customers.facts })
      .from(customers)
      .where(eq(customers.id, scope.customer.id)),
  ])
  if (there.length >= maxPasskeys) throw tooMany()
  const username = customer?.username ?? ''
  const named = [customer?.facts.first_name, customer?.facts.last_name].filter(Boolean).join(' ')
  return {
    challenge: makeChallenge(context, askerOf(scope)),
    rp: { id: relyingParty(config, scope.tenant.subdomain).id, name: scope.tenant.tenant.name },
    user: { id: userHandleOf(context, scope, there), name: username, displayName: named || username },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: challengeLifetime,
    excludeCredentials: there.map(({ credentialId: id }) => ({ id, type: 'public-key' as const })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  }
}

/**
 * Stores a new passkey, and mails its customer.
 * @throws HttpError 422 if it does not match the request or is too late; 409 if it exists or exceeds the maximum
 */
export async function keepPasskey(
  context: Context,
  scope: Scope,
  { name, made }: { name: string; made: PasskeyMade },
) {
  const challenge = challengeIn(made.response.clientDataJSON)
  if (!(await takeChallenge(context, askerOf(scope), challenge))) throw invalid({ passkey: 'took too long' })
  const key = await madeFor(context.config, scope.tenant, challenge, made)
  if (!key) throw invalid({ passkey: 'is not as it was asked for' })
  return context.db.transaction(async (tx) => {
    const own = eq(customers.id, scope.customer.id)
    await tx.select({ id: customers.id }).from(customers).where(own).for('no key update')
    const there = await passkeysOf(tx, scope.customer.id)
    if (there.length >= maxPasskeys) throw tooMany()
    const [kept] = await tx
      .insert(passkeys)
      .values({
        ...key,
        customerId: scope.customer.id,
        userHandle: userHandleOf(context, scope, there),
        name: name.trim() || `Passkey ${there.length + 1}`,
        createdAt: context.clock(),
      })
      .onConflictDoNothing()
      .returning()
    if (!kept) throw exists()
    await tellOf(context, scope.tenant, scope.customer.id, 'passkey-added', tx)
    return shown(kept)
  })
}
