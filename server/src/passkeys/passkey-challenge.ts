import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { passkeyChallenges } from '../database/tables/passkey.ts'
import { hashSecret, isEqualInConstantTime } from '../sessions/secret-token.ts'

export const challengeLifetimeMs = 10 * 60 * 1000

/** Browser or session for which a challenge is created, identified by a secret. `customerId` is null before sign-in. */
export interface ChallengeOwner {
  secret: string
  tenantId: number
  customerId: number | null
}

type ChallengeContext = Pick<Context, 'db' | 'clock' | 'sessionKeys'>

const challengeSeparator = '.'

/** Signs the head of a challenge (random part, expiry and subject) together with its owner. */
const signChallenge = (
  key: Uint8Array,
  head: string,
  { secret, tenantId, customerId }: ChallengeOwner,
): string =>
  createHmac('sha256', key)
    .update(['passkey challenge', head, tenantId, customerId ?? '', hashSecret(secret)].join('\n'))
    .digest('base64url')

/**
 * Creates a signed challenge. Nothing is stored until it is used, so that a visit to the sign-in page writes nothing.
 * @param about subject without a dot, such as the hash of a file
 */
export function createPasskeyChallenge(
  { clock, sessionKeys }: Omit<ChallengeContext, 'db'>,
  owner: ChallengeOwner,
  about = '',
): string {
  const end = clock().getTime() + challengeLifetimeMs
  const head = [randomBytes(16).toString('base64url'), end, about].join(challengeSeparator)
  const sealed = `${head}${challengeSeparator}${signChallenge(sessionKeys.passkeys.sign, head, owner)}`
  return Buffer.from(sealed).toString('base64url')
}

/** Returns the expiry; null if the challenge belongs to another owner. */
function findChallengeExpiry(
  { sessionKeys }: Omit<ChallengeContext, 'db'>,
  owner: ChallengeOwner,
  challenge: string,
): Date | null {
  const parts = Buffer.from(challenge, 'base64url').toString().split(challengeSeparator)
  const seal = parts.pop() ?? ''
  const isOurs = sessionKeys.passkeys.accepted.some((key) =>
    isEqualInConstantTime(seal, signChallenge(key, parts.join(challengeSeparator), owner)),
  )
  return isOurs ? new Date(Number(parts[1])) : null
}

/**
 * Marks a challenge as used, whatever the result.
 * @returns whether it was valid for this owner
 */
export async function consumePasskeyChallenge(
  context: ChallengeContext,
  owner: ChallengeOwner,
  challenge: string,
): Promise<boolean> {
  const expiresAt = findChallengeExpiry(context, owner, challenge)
  if (!expiresAt || expiresAt <= context.clock()) return false
  const recorded = await context.db
    .insert(passkeyChallenges)
    .values({ hash: hashSecret(challenge), expiresAt })
    .onConflictDoNothing()
    .returning({ hash: passkeyChallenges.hash })
  return recorded.length > 0
}

/** Returns the challenge in a browser's client data; empty if missing. The signature check verifies it later. */
export function parsePasskeyChallenge(clientDataJSON: string): string {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const challenge = (clientData as { challenge?: unknown } | null)?.challenge
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}
