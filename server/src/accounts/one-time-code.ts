import { createHmac } from 'node:crypto'
import { mailedCodeDigits } from '@portal/contract/auth'
import { and, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { lockCustomer } from '../database/lock-customer.ts'
import { codeSignIns } from '../database/tables/one-time-secrets.ts'
import { hashSecret } from '../sessions/secret-token.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'

const codeLifetimeMs = 10 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000
/**
 * Maximum numbers: tried codes and mails per sign-in, and mails per customer and day. Known and unknown devices are
 * counted separately.
 */
const codeLimits = { tries: 5, mailed: 5, mailedPerDay: 30 }

/** Masks an e-mail address: 'a…@example.nl'. */
export const maskEmail = (address: string) => address.replace(/^(.)[^@]*/, '$1…')

/** Derives the code of a sign-in from the server's key: seven digits (23 bits). */
function deriveCode(key: Uint8Array, { id, generation }: { id: string; generation: number }): string {
  const digest = createHmac('sha256', key).update(`code\n${id}\n${generation}`).digest()
  return String(digest.readUIntBE(0, 6) % 10 ** mailedCodeDigits).padStart(mailedCodeDigits, '0')
}

/** SQL condition: the sign-in waits for a code. `browser` is the hash of the secret in the browser's sign-in cookie. */
const isAwaitingCode = (now: Date, customerId: number, browser: string): SQL | undefined =>
  and(
    eq(codeSignIns.customerId, customerId),
    eq(codeSignIns.browser, browser),
    gt(codeSignIns.expiresAt, now),
  )

/**
 * Records that the password was right, so that a code may be mailed. An existing sign-in that waits for a code is kept.
 */
export async function startCodeSignIn(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  customerId: number,
  secret: string,
  known: boolean,
): Promise<void> {
  const browser = hashSecret(secret)
  const waits = await db.$count(codeSignIns, isAwaitingCode(clock(), customerId, browser))
  if (waits > 0) return
  const expiresAt = new Date(clock().getTime() + codeLifetimeMs)
  await db.insert(codeSignIns).values({ customerId, browser, known, expiresAt })
}

/**
 * Queues a mail with a new code. The previous code becomes invalid and the number of tries is reset, since wrong codes
 * are also limited per account.
 * @param browser hash of the browser's secret
 * @returns false if no sign-in waits for a code, or too many mails were sent
 */
export async function queueCodeMail(
  { db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>,
  tenant: KnownTenant,
  customerId: number,
  browser: string,
  occasion: 'code' | 'two-step' | 'signing',
): Promise<boolean> {
  const since = new Date(clock().getTime() - dayMs).toISOString()
  const today = sql`(select coalesce(sum(c.mailed), 0) from ${codeSignIns} c where c.customer_id = ${customerId}
    and c.known = ${codeSignIns.known} and c.expires_at > ${since}::timestamptz)`
  return db.transaction(async (transaction) => {
    await lockCustomer(transaction, customerId)
    const [newest] = await transaction
      .select({ id: codeSignIns.id })
      .from(codeSignIns)
      .where(isAwaitingCode(clock(), customerId, browser))
      .orderBy(desc(codeSignIns.expiresAt))
      .limit(1)
    if (!newest) return false
    const [newCode] = await transaction
      .update(codeSignIns)
      .set({
        generation: sql`${codeSignIns.generation} + 1`,
        tries: 0,
        mailed: sql`${codeSignIns.mailed} + 1`,
      })
      .where(
        and(
          eq(codeSignIns.id, newest.id),
          isAwaitingCode(clock(), customerId, browser),
          lt(codeSignIns.mailed, codeLimits.mailed),
          lt(today, codeLimits.mailedPerDay),
        ),
      )
      .returning()
    if (!newCode) return false
    const { id: signIn, generation } = newCode
    await jobs.add(
      'mail',
      { tenant: tenant.subdomain, customerId, occasion, signIn, generation },
      transaction,
    )
    return true
  })
}

export async function findQueuedCode(
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
  return waits ? deriveCode(sessionKeys.oneTimeCodes.sign, waits) : null
}

/** Tries a code. Each attempt counts. A right code ends the waiting sign-in. */
export async function tryMailedCode(
  { db, clock, sessionKeys }: Pick<Context, 'db' | 'clock' | 'sessionKeys'>,
  customerId: number,
  secret: string,
  code: string,
): Promise<'right' | 'wrong' | 'over'> {
  const attempted = await db
    .update(codeSignIns)
    .set({ tries: sql`${codeSignIns.tries} + 1` })
    .where(
      and(
        isAwaitingCode(clock(), customerId, hashSecret(secret)),
        gt(codeSignIns.mailed, 0),
        lt(codeSignIns.tries, codeLimits.tries),
      ),
    )
    .returning()
  const right = attempted.find((one) => deriveCode(sessionKeys.oneTimeCodes.sign, one) === code.trim())
  if (!right) return attempted.some(({ tries }) => tries < codeLimits.tries) ? 'wrong' : 'over'
  const ended = await db
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
  return ended.length > 0 ? 'right' : 'over'
}
