import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { signInFailures } from '../database/tables/session.ts'
import { HttpError } from '../http/http-error.ts'
import { hashOf } from './secret-token.ts'

/** Key under which the failures of one account of one firm are counted, whether it exists or not. */
export const accountKey = (subdomain: string, username: string): string =>
  hashOf(`${subdomain}\n${username.toLowerCase()}`)

/**
 * Stops guessing at one account, from however many addresses.
 * @throws HttpError 429 when the account failed too often of late
 */
export async function refuseGuessing({ db, config, clock }: Context, account: string): Promise<void> {
  const [row] = await db.select().from(signInFailures).where(eq(signInFailures.account, account))
  if (row && row.until > clock() && row.count >= config.limits.failures) {
    throw new HttpError(429, { error: 'too_many_attempts', message: 'Too many attempts. Try again later.' })
  }
}

/** Counts one failure of an account. */
export async function countFailure({ db, config, clock }: Context, account: string): Promise<void> {
  const now = clock()
  const until = new Date(now.getTime() + config.limits.window * 1000)
  const isOver = sql`${signInFailures.until} <= ${now.toISOString()}::timestamptz`
  await db
    .insert(signInFailures)
    .values({ account, count: 1, until })
    .onConflictDoUpdate({
      target: signInFailures.account,
      set: {
        count: sql`case when ${isOver} then 1 else ${signInFailures.count} + 1 end`,
        until: sql`case when ${isOver} then ${until.toISOString()}::timestamptz else ${signInFailures.until} end`,
      },
    })
}

/** Forgets the failures of an account after it signed in. */
export async function forgetFailures({ db }: Context, account: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.account, account))
}
