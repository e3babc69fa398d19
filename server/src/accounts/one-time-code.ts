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
 * Codes that may be tried, and mails that may be asked for, in one sign-in; and mails of a day to one customer, those that
 * strangers ask for and those of devices that are known counted apart.
 */
const most = { tries: 5, mailed: 5, mailedADay: 30 }

/** The code of a sign-in that is good now: seven digits (23 bits) that follow from the server's key. */
function codeOf(key: Uint8Array, { id, generation }: { id: string; generation: number }): string {
  const digest = createHmac('sha256', key).update(`code\n${id}\n${generation}`).digest()
  return String(digest.readUIntBE(0, 6) % 10 ** codeDigits).padStart(codeDigits, '0')
}

/** The sign-in of a customer that waits for a code in a browser, by the hash of the browser's secret. */
const waiting = ({ clock }: Context, customerId: number, browser: string): SQL | undefined =>
  and(
    eq(codeSignIns.customerId, customerId),
    eq(codeSignIns.browser, browser),
    gt(codeSignIns.expiresAt, clock()),
  )

/** Notes that a customer's password was right in a sign-in, so that a code may be mailed. One that waits is kept as it is. */
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
 * Promises a customer a mail with a new code for a sign-in: the code before it dies, and its tries are forgotten, for how often
 * anything may be guessed is limited by account. One after another for a customer, so that those of a day are counted right.
 * @param browser hash of the secret
 * @returns whether it is mailed: not when none waits, or after too many mails
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
          lt(codeSignIns.mailed, most.mailed),
          lt(today, most.mailedADay),
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

/** A code that was promised, by its sign-in and which of its codes it is; null when it is good no longer. */
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

/** What a tried code was: `over` when none can be right any more until another is mailed. */
export type TriedCode = 'right' | 'wrong' | 'over'

/** Tries a code in a sign-in. Each try counts; a right one is spent with its sign-in. */
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
        lt(codeSignIns.tries, most.tries),
      ),
    )
    .returning()
  const right = tried.find((one) => codeOf(sessionKeys.oneTimeCodes.sign, one) === code.trim())
  if (!right) return tried.some(({ tries }) => tries < most.tries) ? 'wrong' : 'over'
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
