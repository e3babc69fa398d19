import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { passkeyChallenges } from '../database/tables/passkey.ts'
import { hashOf, makeSecret } from '../sessions/secret-token.ts'

/** How long a browser may take to have a challenge signed, in milliseconds. */
export const challengeLifetime = 10 * 60 * 1000

/** Who a challenge is made for: a browser or a session by its secret, and the customer where somebody is signed in. */
export interface Asker {
  secret: string
  customerId: number | null
}

type Parts = Pick<Context, 'db' | 'clock'>

/** A new challenge: 256 bits as base64url. The server keeps its hash until it is taken, or has expired. */
export async function makeChallenge({ db, clock }: Parts, { secret, customerId }: Asker): Promise<string> {
  const challenge = makeSecret()
  const expiresAt = new Date(clock().getTime() + challengeLifetime)
  await db
    .insert(passkeyChallenges)
    .values({ hash: hashOf(challenge), customerId, asker: hashOf(secret), expiresAt })
  return challenge
}

/**
 * Takes a challenge that came back signed: once, for who asked for it, in time. Whatever comes of it, it is good no more.
 * @returns whether it was good
 */
export async function takeChallenge(
  { db, clock }: Parts,
  { secret, customerId }: Asker,
  challenge: string,
): Promise<boolean> {
  const whose =
    customerId === null ? isNull(passkeyChallenges.customerId) : eq(passkeyChallenges.customerId, customerId)
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, hashOf(challenge)),
        eq(passkeyChallenges.asker, hashOf(secret)),
        whose,
        gt(passkeyChallenges.expiresAt, clock()),
      ),
    )
    .returning({ hash: passkeyChallenges.hash })
  return taken.length > 0
}

/** The challenge that a browser says it had signed; empty where it says none. What it says is checked with the signature. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const challenge = (said as { challenge?: unknown } | null)?.challenge
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}
