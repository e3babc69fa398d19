import { createHmac } from 'node:crypto'
import { type CreatedPasskey, maxPasskeys, type Passkey } from '@portal/contract/passkey'
import { eq } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import { reportSecurityEvent } from '../accounts/security-events.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { lockCustomer } from '../database/lock-customer.ts'
import { customers } from '../database/tables/customer.ts'
import { passkeys } from '../database/tables/passkey.ts'
import type { CustomerScope } from '../http/authorise.ts'
import { createInvalidFieldsError, HttpError } from '../http/http-error.ts'
import {
  challengeLifetimeMs,
  consumePasskeyChallenge,
  createPasskeyChallenge,
  parsePasskeyChallenge,
} from './passkey-challenge.ts'
import { getRelyingParty } from './relying-party.ts'
import { acceptedAlgorithms, verifyNewPasskey } from './verify-passkey.ts'

const createTooManyPasskeysError = () =>
  new HttpError(409, { error: 'too_many', message: `A customer has at most ${maxPasskeys} passkeys.` })

/** Returns the oldest passkey first. */
export const findPasskeys = (db: Database, customerId: number) =>
  db.select().from(passkeys).where(eq(passkeys.customerId, customerId)).orderBy(passkeys.id)

export const toPasskeyResponse = (one: typeof passkeys.$inferSelect): InferInput<typeof Passkey> => ({
  id: one.id,
  name: one.name,
  created_at: one.createdAt.toISOString(),
  last_used_at: one.lastUsedAt?.toISOString() ?? null,
  synced: one.synced,
})

/** Returns the user handle for devices: the same on all devices, without personal data. */
const findOrDeriveUserHandle = (
  { sessionKeys }: Pick<Context, 'sessionKeys'>,
  { customer }: CustomerScope,
  [first]: readonly (typeof passkeys.$inferSelect)[],
): string =>
  first?.userHandle ??
  createHmac('sha256', sessionKeys.passkeys.sign).update(`user handle\n${customer.id}`).digest('base64url')

const getChallengeOwner = ({ tenant, customer, sessionId }: CustomerScope) => ({
  secret: `session\n${sessionId}`,
  tenantId: tenant.id,
  customerId: customer.id,
})

/** @throws HttpError 409 at the maximum number of passkeys */
export async function createPasskeyOptions(context: Context, scope: CustomerScope) {
  const { db, config } = context
  const [there, [customer]] = await Promise.all([
    findPasskeys(db, scope.customer.id),
    db
      .select({ username: customers.username, facts: customers.facts })
      .from(customers)
      .where(eq(customers.id, scope.customer.id)),
  ])
  if (there.length >= maxPasskeys) throw createTooManyPasskeysError()
  const username = customer?.username ?? ''
  const displayName = [customer?.facts.first_name, customer?.facts.last_name].filter(Boolean).join(' ')
  return {
    challenge: createPasskeyChallenge(context, getChallengeOwner(scope)),
    rp: { id: getRelyingParty(config, scope.tenant.subdomain).id, name: scope.tenant.tenant.name },
    user: {
      id: findOrDeriveUserHandle(context, scope, there),
      name: username,
      displayName: displayName || username,
    },
    pubKeyCredParams: acceptedAlgorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: challengeLifetimeMs,
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
 * Stores a new passkey, and mails the customer.
 * @throws HttpError 422 if it does not match the request or is too late; 409 if it exists or exceeds the maximum
 */
export async function storePasskey(
  context: Context,
  scope: CustomerScope,
  { name, made }: { name: string; made: CreatedPasskey },
) {
  const challenge = parsePasskeyChallenge(made.response.clientDataJSON)
  if (!(await consumePasskeyChallenge(context, getChallengeOwner(scope), challenge)))
    throw createInvalidFieldsError({ passkey: 'took too long' })
  const key = await verifyNewPasskey(context.config, scope.tenant, challenge, made)
  if (!key) throw createInvalidFieldsError({ passkey: 'is not as it was asked for' })
  return context.db.transaction(async (tx) => {
    await lockCustomer(tx, scope.customer.id)
    const there = await findPasskeys(tx, scope.customer.id)
    if (there.length >= maxPasskeys) throw createTooManyPasskeysError()
    const [stored] = await tx
      .insert(passkeys)
      .values({
        ...key,
        customerId: scope.customer.id,
        userHandle: findOrDeriveUserHandle(context, scope, there),
        name: name.trim() || `Passkey ${there.length + 1}`,
        createdAt: context.clock(),
      })
      .onConflictDoNothing()
      .returning()
    if (!stored) throw new HttpError(409, { error: 'exists', message: 'This passkey is there already.' })
    await reportSecurityEvent(context, scope.tenant, scope.customer.id, 'passkey-added', tx)
    return toPasskeyResponse(stored)
  })
}
