import { passwordRefusals } from '@portal/contract/auth'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { sessions } from '../database/tables/session.ts'
import { invalid } from '../http/http-error.ts'
import { endOtherDevices } from '../push/devices.ts'
import { isPassword } from '../sessions/password-hash.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** The most common passwords, loaded on first use. */
const commonPasswords = () => {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return common
}

/**
 * Rejects a common password.
 * @param field name of the body's field, for the error
 * @throws HttpError 422
 */
export async function refuseCommon(password: string, field: string): Promise<void> {
  if ((await commonPasswords()).has(password.toLowerCase()))
    throw invalid({ [field]: passwordRefusals.common })
}

/**
 * Rejects the customer's current password.
 * @param field name of the body's field, for the error
 * @throws HttpError 422
 */
export async function refuseSame(
  db: Database,
  customerId: number,
  password: string,
  field: string,
): Promise<void> {
  const [row] = await db
    .select({ hash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (await isPassword(row?.hash, password)) throw invalid({ [field]: passwordRefusals.same })
}

/** Stores a password hash, and ends the customer's sessions and push subscriptions, except the given one. */
export async function setPassword(
  db: Database,
  customerId: number,
  passwordHash: string,
  now: Date,
  keep?: string,
): Promise<void> {
  await db.update(customers).set({ passwordHash }).where(eq(customers.id, customerId))
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.customerId, customerId),
        isNull(sessions.revokedAt),
        keep === undefined ? undefined : ne(sessions.id, keep),
      ),
    )
  await endOtherDevices(db, customerId, keep)
}
