import { randomInt } from 'node:crypto'
import { codeDigits } from '@portal/contract/auth'
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { codeAttempts } from '../database/tables/one-time.ts'
import { hashOf } from '../sessions/secret-token.ts'

/** How long an attempt to sign in waits for its code, in milliseconds. */
const lifetime = 10 * 60 * 1000
/** Codes that may be tried, and mails that may be asked for, in one attempt. */
const most = { tries: 5, mailed: 5 }

const hashFor = (customerId: number, code: string) => hashOf(`${customerId}:${code}`)

/** Notes that a customer's password was right, so that a code may be mailed. An open attempt is kept as it is. */
export async function openAttempt({ db, clock }: Context, customerId: number): Promise<void> {
  const fresh = { codeHash: null, tries: 0, mailed: 0, expiresAt: new Date(clock().getTime() + lifetime) }
  await db
    .insert(codeAttempts)
    .values({ customerId, ...fresh })
    .onConflictDoUpdate({
      target: codeAttempts.customerId,
      set: fresh,
      setWhere: lt(codeAttempts.expiresAt, clock()),
    })
}

/**
 * A new code of seven digits (23 bits) for the open attempt; the code before it dies, and its tries are forgotten: how
 * often anything may be guessed is limited by account. Null when there is no attempt, or too many mails.
 */
export async function makeCode({ db, clock }: Context, customerId: number): Promise<string | null> {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
  const made = await db
    .update(codeAttempts)
    .set({ codeHash: hashFor(customerId, code), tries: 0, mailed: sql`${codeAttempts.mailed} + 1` })
    .where(
      and(
        eq(codeAttempts.customerId, customerId),
        gt(codeAttempts.expiresAt, clock()),
        lt(codeAttempts.mailed, most.mailed),
      ),
    )
    .returning({ id: codeAttempts.customerId })
  return made.length > 0 ? code : null
}

/** What a tried code was: `over` when none can be right any more until another is mailed. */
export type TriedCode = 'right' | 'wrong' | 'over'

/** Tries a code on the open attempt. Each try counts; a right one is spent with its attempt. */
export async function tryCode({ db, clock }: Context, customerId: number, code: string): Promise<TriedCode> {
  const own = eq(codeAttempts.customerId, customerId)
  const [attempt] = await db
    .update(codeAttempts)
    .set({ tries: sql`${codeAttempts.tries} + 1` })
    .where(
      and(
        own,
        isNotNull(codeAttempts.codeHash),
        gt(codeAttempts.expiresAt, clock()),
        lt(codeAttempts.tries, most.tries),
      ),
    )
    .returning()
  if (!attempt?.codeHash) return 'over'
  if (attempt.codeHash !== hashFor(customerId, code.trim()))
    return attempt.tries < most.tries ? 'wrong' : 'over'
  const spent = await db
    .delete(codeAttempts)
    .where(and(own, eq(codeAttempts.codeHash, attempt.codeHash)))
    .returning({ id: codeAttempts.customerId })
  return spent.length > 0 ? 'right' : 'over'
}
