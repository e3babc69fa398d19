import { eq, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { signInFailures } from '../database/tables/session.ts'
import { HttpError } from '../http/http-error.ts'
import { hashSecret } from './secret-token.ts'

export const normalizeUserName = (typed: string): string => typed.trim().toLowerCase()

/**
 * Returns the key of a failure counter. Each device with a known device cookie has its own counter. All other devices
 * share one counter, so that strangers cannot lock the customer out on known devices.
 */
export const getCustomerFailureKey = ({ id }: { id: number }, mark: string | null): string =>
  hashSecret(mark === null ? `customer\n${id}` : `customer\n${id}\ndevice\n${mark}`)

export const getSessionFailureKey = ({ id }: { id: number }, sessionId: string): string =>
  hashSecret(`customer\n${id}\nsession\n${sessionId}`)

export const maxAppCodeFailures = 10

/**
 * Returns the key of the counter of wrong authenticator codes. It counts for all devices together, since the server
 * cannot replace the codes of an authenticator app.
 */
export const getAppCodeFailureKey = ({ id }: { id: number }): string => hashSecret(`customer\n${id}\napp`)

/**
 * Returns the key of the failure counter of an unknown name. Unknown names are counted too, so that responses do not
 * distinguish them from known ones.
 */
export const getUnknownUserFailureKey = (subdomain: string, typed: string): string =>
  hashSecret(`name\n${subdomain}\n${normalizeUserName(typed)}`)

/**
 * Adds a failure unless the limit is reached. One statement, so that concurrent attempts cannot exceed the limit.
 * @throws HttpError 429 at the limit
 */
async function countFailure(
  { db, config, clock, log }: Context,
  account: string,
  maxFailures = config.limits.failures,
): Promise<void> {
  const now = clock()
  const until = new Date(now.getTime() + config.limits.window * 1000)
  const isOver = sql`${signInFailures.until} <= ${now.toISOString()}::timestamptz`
  const counted = await db
    .insert(signInFailures)
    .values({ account, count: 1, until })
    .onConflictDoUpdate({
      target: signInFailures.account,
      set: {
        count: sql`case when ${isOver} then 1 else ${signInFailures.count} + 1 end`,
        until: sql`case when ${isOver} then ${until.toISOString()}::timestamptz else ${signInFailures.until} end`,
      },
      setWhere: or(isOver, lt(signInFailures.count, maxFailures)),
    })
    .returning({ account: signInFailures.account })
  if (counted.length > 0) return
  log.warn({ security: 'too-many-attempts' }, 'security event')
  throw new HttpError(429, { error: 'too_many_attempts', message: 'Too many attempts. Try again later.' })
}

/**
 * Tries a secret of an account. The attempt is counted as a failure before the try, and removed from the count if the
 * secret was right.
 * @param attempt returns true, 'right' or 'recovered' if the secret was right
 * @returns the result of the attempt
 * @throws HttpError 429, without trying, after too many failures
 */
export async function limitAttempts<R extends boolean | string | number>(
  context: Context,
  account: string,
  attempt: () => Promise<R>,
  maxFailures?: number,
): Promise<R> {
  await countFailure(context, account, maxFailures)
  const result = await attempt()
  if (result === true || result === 'right' || result === 'recovered')
    await context.db
      .update(signInFailures)
      .set({ count: sql`greatest(${signInFailures.count} - 1, 0)` })
      .where(eq(signInFailures.account, account))
  return result
}

export async function resetFailureCount(db: Database, account: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.account, account))
}
