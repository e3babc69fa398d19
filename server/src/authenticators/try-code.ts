import { and, eq, isNotNull, lt, ne } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { authenticators } from '../database/tables/authenticator.ts'
import { unsealText } from '../sessions/seal.ts'
import { calculateClockMinutes, isClockTolerated, matchCode } from './app-code.ts'
import { consumeRecoveryCode } from './recovery-codes.ts'

/**
 * Result of a tried code. A number means that the code is right for a clock that many minutes ahead (negative: behind).
 */
export type AppCodeResult = 'right' | 'wrong' | number

export const findConfirmedApp = async ({ db }: Pick<Context, 'db'>, customerId: number) =>
  (
    await db
      .select()
      .from(authenticators)
      .where(and(eq(authenticators.customerId, customerId), isNotNull(authenticators.confirmedAt)))
  )[0]

/**
 * Tries a code of an app, confirmed or not. Each code is accepted once, and no code older than an accepted one. A code
 * for another time returns its clock difference and is never accepted later; otherwise a guesser would learn a code
 * that becomes valid.
 */
export async function tryAppCode(
  { db, clock, sessionKeys }: Pick<Context, 'db' | 'clock' | 'sessionKeys'>,
  app: typeof authenticators.$inferSelect,
  code: string,
): Promise<AppCodeResult> {
  const secret = unsealText(app.sealedSecret, sessionKeys)?.text
  const read = secret ? matchCode(secret, code, clock()) : null
  if (!read) return 'wrong'
  const own = eq(authenticators.customerId, app.customerId)
  if (!isClockTolerated(read)) {
    await db.update(authenticators).set({ toldStep: read.step }).where(own)
    return calculateClockMinutes(read)
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
export async function tryAppOrRecoveryCode(
  context: Pick<Context, 'db' | 'clock' | 'sessionKeys'>,
  app: typeof authenticators.$inferSelect,
  typed: string,
): Promise<AppCodeResult | 'recovered'> {
  if (/^[\d\s]+$/.test(typed)) return tryAppCode(context, app, typed)
  const isGood = await consumeRecoveryCode(context.db, app.customerId, typed, context.clock())
  return isGood ? 'recovered' : 'wrong'
}
