import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { passkeyChallenges } from '../database/tables/passkey.ts'
import { isEqualInConstantTime } from '../sessions/proof/constant-time-equal.ts'
import { hashSecret } from '../sessions/secret-token.ts'

/** Validity of a challenge, in milliseconds. */
export const challengeLifetimeMs = 10 * 60 * 1000

/** Owner of a challenge: a browser or session with its secret, at a tenant, with the customer if signed in. */
export interface ChallengeOwner {
  secret: string
  tenantId: number
  customerId: number | null
}

type ChallengeContext = Pick<Context, 'db' | 'clock' | 'sessionKeys'>

const challengeSeparator = '.'

/** Signs a challenge: random part, expiry, subject and owner. */
const signChallenge = (
  key: Uint8Array,
  head: string,
  { secret, tenantId, customerId }: ChallengeOwner,
): string =>
  createHmac('sha256', key)
    .update(['passkey challenge', head, tenantId, customerId ?? '', hashSecret(secret)].join('\n'))
    .digest('base64url')

/**
 * Creates a challenge in base64url: 128 random bits, expiry and optional subject, signed for its owner. Nothing is
 * stored until the challenge is used, so that viewing the sign-in page writes nothing.
 * @param about subject without a dot, such as the hexadecimal hash of a file
 */
export function createChallenge(
  { clock, sessionKeys }: Omit<ChallengeContext, 'db'>,
  asker: ChallengeOwner,
  about = '',
): string {
  const end = clock().getTime() + challengeLifetimeMs
  const head = [randomBytes(16).toString('base64url'), end, about].join(challengeSeparator)
  const sealed = `${head}${challengeSeparator}${signChallenge(sessionKeys.passkeys.sign, head, asker)}`
  return Buffer.from(sealed).toString('base64url')
}

/** Verifies that a challenge belongs to this owner, and returns its expiry; null if it does not. */
function verifyExpiry(
  { sessionKeys }: Omit<ChallengeContext, 'db'>,
  asker: ChallengeOwner,
  challenge: string,
): Date | null {
  const parts = Buffer.from(challenge, 'base64url').toString().split(challengeSeparator)
  const seal = parts.pop() ?? ''
  const isOurs = sessionKeys.passkeys.accepted.some((key) =>
    isEqualInConstantTime(seal, signChallenge(key, parts.join(challengeSeparator), asker)),
  )
  return isOurs ? new Date(Number(parts[1])) : null
}

/**
 * Uses a signed challenge, which works once, for its owner, until its expiry. Whatever the result, the challenge is
 * recorded as used until its expiry.
 * @returns whether the challenge was valid
 */
export async function consumeChallenge(
  parts: ChallengeContext,
  asker: ChallengeOwner,
  challenge: string,
): Promise<boolean> {
  const expiresAt = verifyExpiry(parts, asker, challenge)
  if (!expiresAt || expiresAt <= parts.clock()) return false
  const spent = await parts.db
    .insert(passkeyChallenges)
    .values({ hash: hashSecret(challenge), expiresAt })
    .onConflictDoNothing()
    .returning({ hash: passkeyChallenges.hash })
  return spent.length > 0
}

/** Parses the challenge in a browser's client data; empty if missing. The signature check verifies the challenge. */
export function parseChallenge(clientDataJSON: string): string {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const challenge = (clientData as { challenge?: unknown } | null)?.challenge
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}
