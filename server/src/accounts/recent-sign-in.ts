import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { sessions } from '../database/tables/session.ts'
import type { Scope } from '../http/authorise.ts'
import { invalid } from '../http/http-error.ts'
import { attempt, signedInKey } from '../sessions/failures.ts'
import { isPassword } from '../sessions/password-hash.ts'

/** Age in milliseconds up to which a sign-in counts as recent. */
const recent = 10 * 60 * 1000

/** Whether a session started recently, with a proof of identity. A viewing staff member has no customer session. */
export async function isRecent(
  { db, clock }: Context,
  { sessionId }: Pick<Scope, 'sessionId'>,
): Promise<boolean> {
  if (sessionId === '') return false
  const [session] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return session !== undefined && clock().getTime() - session.createdAt.getTime() < recent
}

/**
 * Allows changing an account's keys only after a recent sign-in or with the password.
 * @throws HttpError 422 if the password is required or wrong, 429 after too many attempts
 */
export async function refuseUnproven(
  context: Context,
  { customer, sessionId }: Pick<Scope, 'customer' | 'sessionId'>,
  password: string | null | undefined,
): Promise<void> {
  if (!password) {
    if (await isRecent(context, { sessionId })) return
    throw invalid({ current_password: 'is required' })
  }
  const [row] = await context.db
    .select({ hash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customer.id))
  const isRight = () => isPassword(row?.hash, password)
  if (!(await attempt(context, signedInKey(customer, sessionId), isRight)))
    throw invalid({ current_password: 'is wrong' })
}
