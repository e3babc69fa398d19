import { createHmac } from 'node:crypto'
import { codeDigits } from '@portal/contract/auth'
import { and, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { codeSignIns } from '../database/tables/one-time.ts'
import { hashOf } from '../sessions/secret-token.ts'
import type { KnownTenant } from '../tenants/find.ts'

/** How long a sign-in waits for its code, in milliseconds. */
const lifetime = 10 * 60 * 1000
const day = 24 * 60 * 60 * 1000
/**
 * Limits per sign-in for tried codes and requested mails, and for mails per day to a customer, counted separately for
 * unknown and known devices.
 */
const limits = { tries: 5, mailed: 5, mailedADay: 30 }

/** The valid code of a sign-in: seven digits (23 bits) derived from the server's key. */
function codeOf(key: Uint8Array, { id, generation }: { id: string; generation: number }): string {
  const digest = createHmac('sha256', key).update(`code\n${id}\n${generation}`).digest()
  return String(digest.readUIntBE(0, 6) % 10 ** codeDigits).padStart(codeDigits, '0')
}

/** Condition for a customer's sign-in that waits for a code, by the hash of the browser's secret. */
const waiting = ({ clock }: Context, customerId: number, browser: string): SQL | undefined =>
  and(
    eq(codeSignIns.customerId, customerId),
    eq(codeSignIns.browser, browser),
    gt(codeSignIns.expiresAt, clock()),
  )

/**
 * Records that the password of a sign-in was right, so that a code may be mailed. An existing waiting sign-in stays.
 */
export async function awaitCode(
  context: Context,
  customerId: number,
  secret: string,
  known: boolean,
): Promise<void> {
  const { db, clock } = context
  const browser = hashOf(secret)
  const waits = await db.$count(codeSignIns, waiting(context, customerId, browser))
  if (waits > 0) return
  const expiresAt = new Date(clock().getTime() + lifetime)
  await db.insert(codeSignIns).values({ customerId, browser, known, expiresAt })
}

/**
 * Queues a mail with a new code: the previous one becomes invalid, and its tries are reset, since guesses are limited
 * per account. Serialised per customer, so that daily mails are counted correctly.
 * @param browser hash of the secret
 * @returns whether it is mailed: false if no sign-in waits, or after too many mails
 */
export async function mailCode(
  context: Context,
  tenant: KnownTenant,
  customerId: number,
  browser: string,
  occasion: 'code' | 'two-step' | 'signing',
): Promise<boolean> {
  const { db, clock, jobs } = context
  const since = new Date(clock().getTime() - day).toISOString()
  const today = sql`(select coalesce(sum(c.mailed), 0) from ${codeSignIns} c where c.customer_id = ${customerId}
    and c.known = ${codeSignIns.known} and c.expires_at > ${since}::timestamptz)`
  return db.transaction(async (transaction) => {
    const customer = eq(customers.id, customerId)
    await transaction.select({ id: customers.id }).from(customers).where(customer).for('no key update')
    const [newest] = await transaction
      .select({ id: codeSignIns.id })
      .from(codeSignIns)
      .where(waiting(context, customerId, browser))
      .orderBy(desc(codeSignIns.expiresAt))
      .limit(1)
    if (!newest) return false
    const [made] = await transaction
      .update(codeSignIns)
      .set({
        generation: sql`${codeSignIns.generation} + 1`,
        tries: 0,
        mailed: sql`${codeSignIns.mailed} + 1`,
      })
      .where(
        and(
          eq(codeSignIns.id, newest.id),
          waiting(context, customerId, browser),
          lt(codeSignIns.mailed, limits.mailed),
          lt(today, limits.mailedADay),
        ),
      )
      .returning()
    if (!made) return false
    const { id: signIn, generation } = made
    await jobs.add(
      'mail',
      { tenant: tenant.subdomain, customerId, occasion, signIn, generation },
      transaction,
    )
    return true
  })
}

/** A queued code by its sign-in and generation; null if it is no longer valid. */
export async function codeOfSignIn(
  { db, clock, sessionKeys }: Pick<Context, 'db' | 'clock' | 'sessionKeys'>,
  customerId: number,
  { signIn, generation }: { signIn: string; generation: number },
): Promise<string | null> {
  const [waits] = await db
    .select()
    .from(codeSignIns)
    .where(
      and(
        eq(codeSignIns.id, signIn),
        eq(codeSignIns.customerId, customerId),
        eq(codeSignIns.generation, generation),
        gt(codeSignIns.expiresAt, clock()),
      ),
    )
  return waits ? codeOf(sessionKeys.oneTimeCodes.sign, waits) : null
}

/** Result of a tried code; `over` if no code is valid until another is mailed. */
export type TriedCode = 'right' | 'wrong' | 'over'

/** Tries a code. Each try counts; a right one ends the waiting sign-in. */
export async function tryCode(
  context: Context,
  customerId: number,
  secret: string,
  code: string,
): Promise<TriedCode> {
  const { db, clock, sessionKeys } = context
  const tried = await db
    .update(codeSignIns)
    .set({ tries: sql`${codeSignIns.tries} + 1` })
    .where(
      and(
        waiting(context, customerId, hashOf(secret)),
        gt(codeSignIns.mailed, 0),
        lt(codeSignIns.tries, limits.tries),
      ),
    )
    .returning()
  const right = tried.find((one) => codeOf(sessionKeys.oneTimeCodes.sign, one) === code.trim())
  if (!right) return tried.some(({ tries }) => tries < limits.tries) ? 'wrong' : 'over'
  const won = await db
    .update(codeSignIns)
    .set({ expiresAt: clock() })
    .where(
      and(
        eq(codeSignIns.id, right.id),
        eq(codeSignIns.generation, right.generation),
        gt(codeSignIns.expiresAt, clock()),
      ),
    )
    .returning({ id: codeSignIns.id })
  return won.length > 0 ? 'right' : 'over'
}
