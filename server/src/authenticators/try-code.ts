import { and, eq, isNotNull, lt, ne } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { authenticators } from '../database/tables/authenticator.ts'
import { unseal } from '../sessions/seal.ts'
import { isInTime, minutesOff, readCode } from './code.ts'
import { takeRecoveryCode } from './recovery.ts'

/** What a tried code was; a number: right for a clock that is so many minutes ahead, or, below zero, behind. */
export type TriedAppCode = 'right' | 'wrong' | number

/** What a code of a customer's app is held against, once it is on. */
export const appOf = async ({ db }: Pick<Context, 'db'>, customerId: number) =>
  (
    await db
      .select()
      .from(authenticators)
      .where(and(eq(authenticators.customerId, customerId), isNotNull(authenticators.confirmedAt)))
  )[0]

/**
 * Tries a code of an app, on or not yet. One is taken once, and none that is older than one that was taken; nor one whose clock
 * was told to be wrong, so that who guesses it does not learn what will be right.
 */
export async function tryAppCode(
  { db, clock, sessionKeys }: Pick<Context, 'db' | 'clock' | 'sessionKeys'>,
  app: typeof authenticators.$inferSelect,
  code: string,
): Promise<TriedAppCode> {
  const secret = unseal(app.sealedSecret, sessionKeys)?.text
  const read = secret ? readCode(secret, code, clock()) : null
  if (!read) return 'wrong'
  const own = eq(authenticators.customerId, app.customerId)
  if (!isInTime(read)) {
    await db.update(authenticators).set({ toldStep: read.step }).where(own)
    return minutesOff(read)
  }
  const taken = await db
    .update(authenticators)
    .set({ lastStep: read.step })
    .where(
      and(
        own,
        eq(authenticators.sealedSecret, app.sealedSecret),
        lt(authenticators.lastStep, read.step),
        ne(authenticators.toldStep, read.step),
      ),
    )
    .returning({ customerId: authenticators.customerId })
  return taken.length > 0 ? 'right' : 'wrong'
}

/** Tries what somebody typed who signs in: a code of the app, or a recovery code. */
export async function tryEither(
  context: Pick<Context, 'db' | 'clock' | 'sessionKeys'>,
  app: typeof authenticators.$inferSelect,
  typed: string,
): Promise<TriedAppCode | 'recovered'> {
  if (/^[\d\s]+$/.test(typed)) return tryAppCode(context, app, typed)
  const isGood = await takeRecoveryCode(context.db, app.customerId, typed, context.clock())
  return isGood ? 'recovered' : 'wrong'
}
