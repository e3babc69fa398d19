import type { PasskeyAssertion } from '@portal/contract/passkey'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { passkeys } from '../database/tables/passkey.ts'
import { HttpError } from '../http/http-error.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'
import { verifyPasskeySignature } from './verify-passkey.ts'

/** Error for an unknown passkey or an invalid signature. */
export const createWrongPasskeyError = () =>
  new HttpError(401, { error: 'passkey', message: 'This passkey cannot be used here.' })

type PasskeyRow = typeof passkeys.$inferSelect

/**
 * Records the use of a passkey. A device with a counter must increase it, so that a replayed response or a copied key
 * is rejected.
 * @returns false if the counter did not increase
 */
export async function recordPasskeyUse(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id }: PasskeyRow,
  counter: number,
): Promise<boolean> {
  const updatedPasskeys = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: clock() })
    .where(
      and(
        eq(passkeys.id, id),
        or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`)),
      ),
    )
    .returning({ id: passkeys.id })
  return updatedPasskeys.length > 0
}

/**
 * Finds the passkey of a response, and verifies the signature.
 * @throws HttpError 401 if it is unknown or invalid
 */
export async function verifyPasskeyAssertion(
  { db, config }: Pick<Context, 'db' | 'config'>,
  tenant: KnownTenant,
  challenge: string,
  assertion: PasskeyAssertion,
) {
  const [found] = await db
    .select({ passkey: passkeys, customer: customers })
    .from(passkeys)
    .innerJoin(customers, eq(customers.id, passkeys.customerId))
    .where(and(eq(passkeys.credentialId, assertion.id), eq(customers.tenantId, tenant.id)))
  if (!found) throw createWrongPasskeyError()
  const { userHandle } = assertion.response
  if (userHandle && userHandle !== found.passkey.userHandle) throw createWrongPasskeyError()
  const counter = await verifyPasskeySignature(config, tenant, found.passkey, challenge, assertion)
  if (counter === null) throw createWrongPasskeyError()
  return { ...found, counter }
}
