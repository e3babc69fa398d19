import { and, eq, isNotNull, lt, ne } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { authenticators } from '../database/tables/authenticator.ts'
import { unseal } from '../sessions/seal.ts'
import { isInTime, minutesOff, readCode } from './code.ts'
import { takeRecoveryCode } from './recovery.ts'

/** Result of a tried code; a number means right, with a clock that is this many minutes ahead (negative: behind). */
export type TriedAppCode = 'right' | 'wrong' | number

/** A customer's confirmed app. */
export const appOf = async ({ db }: Pick<Context, 'db'>, customerId: number) =>
  (
    await db
      .select()
      .from(authenticators)
      .where(and(eq(authenticators.customerId, customerId), isNotNull(authenticators.confirmedAt)))
  )[0]

/**
 * Tries a code of an app, confirmed or not. Each code is accepted once, and none older than an accepted one; nor one
 * whose clock difference was reported, so that a guesser does not learn a future code.
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

/** Tries a code of the app or a recovery code at sign-in. */
export async function tryEither(
  context: Pick<Context, 'db' | 'clock' | 'sessionKeys'>,
  app: typeof authenticators.$inferSelect,
  typed: string,
): Promise<TriedAppCode | 'recovered'> {
  if (/^[\d\s]+$/.test(typed)) return tryAppCode(context, app, typed)
  const isGood = await takeRecoveryCode(context.db, app.customerId, typed, context.clock())
  return isGood ? 'recovered' : 'wrong'
}
