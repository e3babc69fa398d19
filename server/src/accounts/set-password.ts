import { passwordErrorTexts } from '@portal/contract/auth'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { sessions } from '../database/tables/session.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import { removeOtherPushDevices } from '../push/push-devices.ts'
import { isPasswordCorrect } from '../sessions/password-hash.ts'
import { revokeSessions } from '../sessions/refresh-session.ts'

let loadedCommonPasswords: Promise<ReadonlySet<string>> | undefined

const loadCommonPasswords = () => {
  loadedCommonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return loadedCommonPasswords
}

/**
 * @param field name of the password field, for the error
 * @throws HttpError 422 for a common password
 */
export async function rejectCommonPassword(password: string, field: string): Promise<void> {
  if ((await loadCommonPasswords()).has(password.toLowerCase()))
    throw createInvalidFieldsError({ [field]: passwordErrorTexts.common })
}

/**
 * @param field name of the password field, for the error
 * @throws HttpError 422 for the customer's current password
 */
export async function rejectSamePassword(
  db: Database,
  customerId: number,
  password: string,
  field: string,
): Promise<void> {
  const [row] = await db
    .select({ hash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId))
  if (await isPasswordCorrect(row?.hash, password))
    throw createInvalidFieldsError({ [field]: passwordErrorTexts.same })
}

/** Stores a password hash. Ends the customer's other sessions and push subscriptions. */
export async function storePassword(
  db: Database,
  customerId: number,
  passwordHash: string,
  now: Date,
  keep?: string,
): Promise<void> {
  await db.update(customers).set({ passwordHash }).where(eq(customers.id, customerId))
  const others = keep === undefined ? undefined : ne(sessions.id, keep)
  await revokeSessions(db, and(eq(sessions.customerId, customerId), others), now)
  await removeOtherPushDevices(db, customerId, keep)
}
