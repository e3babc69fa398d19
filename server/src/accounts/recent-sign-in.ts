import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { sessions } from '../database/tables/session.ts'
import type { CustomerScope } from '../http/authorise.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import { isPasswordCorrect } from '../sessions/password-hash.ts'
import { getSessionFailureKey, limitAttempts } from '../sessions/sign-in-failures.ts'

const recentSignInMs = 10 * 60 * 1000

/** Whether the customer proved their identity recently in this session. False for staff who view the portal. */
export async function isRecentSignIn(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { sessionId }: Pick<CustomerScope, 'sessionId'>,
): Promise<boolean> {
  if (sessionId === '') return false
  const [session] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return session !== undefined && clock().getTime() - session.createdAt.getTime() < recentSignInMs
}

/** @throws HttpError 422 for a wrong password, 429 after too many attempts */
export async function verifyCurrentPassword(
  context: Context,
  { customer, sessionId }: Pick<CustomerScope, 'customer' | 'sessionId'>,
  password: string,
): Promise<void> {
  const [row] = await context.db
    .select({ hash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customer.id))
  const isCorrectPassword = () => isPasswordCorrect(row?.hash, password)
  if (!(await limitAttempts(context, getSessionFailureKey(customer, sessionId), isCorrectPassword)))
    throw createInvalidFieldsError({ current_password: 'is wrong' })
}

/**
 * Requires a recent sign-in or the password, before sign-in methods of the account change.
 * @throws HttpError 422 if the password is missing or wrong, 429 after too many attempts
 */
export async function requireRecentSignIn(
  context: Context,
  scope: Pick<CustomerScope, 'customer' | 'sessionId'>,
  password: string | null | undefined,
): Promise<void> {
  if (password) return verifyCurrentPassword(context, scope, password)
  if (!(await isRecentSignIn(context, scope)))
    throw createInvalidFieldsError({ current_password: 'is required' })
}
