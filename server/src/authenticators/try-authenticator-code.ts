import { and, eq, isNotNull, lt, ne } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { authenticators } from '../database/tables/authenticator.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import { decryptText } from '../sessions/encrypt-text.ts'
import { limitAttempts } from '../sessions/sign-in-failures.ts'
import { consumeRecoveryCode } from './recovery-codes.ts'
import { calculateClockMinutes, isClockTolerated, matchTotpCode } from './totp-code.ts'

/**
 * Result of trying a code. A number means that the code is right for a clock that is this many minutes ahead (negative:
 * behind).
 */
export type AuthenticatorCodeResult = 'right' | 'wrong' | number

export const findConfirmedAuthenticator = async ({ db }: Pick<Context, 'db'>, customerId: number) =>
  (
    await db
      .select()
      .from(authenticators)
      .where(and(eq(authenticators.customerId, customerId), isNotNull(authenticators.confirmedAt)))
  )[0]

/**
 * Tries a code of a confirmed or unconfirmed authenticator app. Each code is accepted once, and no code older than an
 * accepted one. A code that was rejected because of a wrong clock is never accepted later; otherwise an attacker could
 * guess a future code and use it when its time comes.
 */
export async function tryAuthenticatorCode(
  { db, clock, sessionKeys }: Pick<Context, 'db' | 'clock' | 'sessionKeys'>,
  app: typeof authenticators.$inferSelect,
  code: string,
): Promise<AuthenticatorCodeResult> {
  const secret = decryptText(app.sealedSecret, sessionKeys)?.text
  const read = secret ? matchTotpCode(secret, code, clock()) : null
  if (!read) return 'wrong'
  const own = eq(authenticators.customerId, app.customerId)
  if (!isClockTolerated(read)) {
    await db.update(authenticators).set({ reportedStep: read.step }).where(own)
    return calculateClockMinutes(read)
  }
  const accepted = await db
    .update(authenticators)
    .set({ lastStep: read.step })
    .where(
      and(
        own,
        eq(authenticators.sealedSecret, app.sealedSecret),
        lt(authenticators.lastStep, read.step),
        ne(authenticators.reportedStep, read.step),
      ),
    )
    .returning({ customerId: authenticators.customerId })
  return accepted.length > 0 ? 'right' : 'wrong'
}

/** @throws HttpError 422 for a wrong code, naming the clock difference; 429 after too many attempts */
export async function requireAuthenticatorCode(
  context: Context,
  app: typeof authenticators.$inferSelect,
  code: string,
  account: string,
  maxFailures?: number,
): Promise<void> {
  const tryCode = () => tryAuthenticatorCode(context, app, code)
  const tried = await limitAttempts(context, account, tryCode, maxFailures)
  if (tried !== 'right')
    throw createInvalidFieldsError({ code: typeof tried === 'number' ? `clock ${tried}` : 'is wrong' })
}

export async function tryAuthenticatorOrRecoveryCode(
  context: Pick<Context, 'db' | 'clock' | 'sessionKeys'>,
  app: typeof authenticators.$inferSelect,
  typed: string,
): Promise<AuthenticatorCodeResult | 'recovered'> {
  if (/^[\d\s]+$/.test(typed)) return tryAuthenticatorCode(context, app, typed)
  const isGood = await consumeRecoveryCode(context.db, app.customerId, typed, context.clock())
  return isGood ? 'recovered' : 'wrong'
}
