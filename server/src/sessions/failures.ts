import { eq, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { signInFailures } from '../database/tables/session.ts'
import { HttpError } from '../http/http-error.ts'
import { hashOf } from './secret-token.ts'

/** A user name or e-mail address as accounts are known by it. */
export const normalName = (typed: string): string => typed.trim().toLowerCase()

/**
 * Key under which the failures of a customer are counted, whichever of its names was typed: of each device by its mark, of
 * all strangers together, so that none of them keeps the customer out.
 */
export const customerKey = ({ id }: { id: number }, mark: string | null): string =>
  hashOf(mark === null ? `customer\n${id}` : `customer\n${id}\ndevice\n${mark}`)

/** Key under which the failures of a customer who is signed in are counted. */
export const signedInKey = ({ id }: { id: number }, sessionId: string): string =>
  hashOf(`customer\n${id}\nsession\n${sessionId}`)

/** Key under which wrong codes of a customer's app are counted, from wherever they come: there is no other code to ask for. */
export const appKey = ({ id }: { id: number }): string => hashOf(`customer\n${id}\napp`)

/** Key of a name that nobody has at a firm, which is counted too: the two cannot be told apart. */
export const nobodyKey = (subdomain: string, typed: string): string =>
  hashOf(`name\n${subdomain}\n${normalName(typed)}`)

/**
 * Counts a failure, unless the account has had its most; one statement, so that attempts side by side cannot pass it.
 * @throws HttpError 429 when the account failed too often of late, from however many addresses
 */
async function countFailure(
  { db, config, clock, log }: Context,
  account: string,
  most = config.limits.failures,
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
      setWhere: or(isOver, lt(signInFailures.count, most)),
    })
    .returning({ account: signInFailures.account })
  if (counted.length > 0) return
  log.warn({ security: 'too-many-attempts' }, 'security event')
  throw new HttpError(429, { error: 'too_many_attempts', message: 'Too many attempts. Try again later.' })
}

/**
 * Tries a secret of an account. It counts as a failure from before it is tried until it proves right.
 * @param most failures of late, where it is not the usual number
 * @returns whether it was right
 * @throws HttpError 429, untried, when the account failed too often of late
 */
export async function attempt(
  context: Context,
  account: string,
  isRight: () => Promise<boolean>,
  most?: number,
): Promise<boolean> {
  await countFailure(context, account, most)
  if (!(await isRight())) return false
  await context.db
    .update(signInFailures)
    .set({ count: sql`greatest(${signInFailures.count} - 1, 0)` })
    .where(eq(signInFailures.account, account))
  return true
}

/** Forgets the failures of an account after it signed in. */
export async function forgetFailures({ db }: Context, account: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.account, account))
}
