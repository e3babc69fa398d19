import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { passkeyChallenges } from '../database/tables/passkey.ts'
import { equalInConstantTime } from '../sessions/proof/constant-time-equal.ts'
import { hashOf } from '../sessions/secret-token.ts'

/** Validity of a challenge, in milliseconds. */
export const challengeLifetime = 10 * 60 * 1000

/** Recipient of a challenge: a browser or session by its secret, at a tenant, with the customer if signed in. */
export interface Asker {
  secret: string
  tenantId: number
  customerId: number | null
}

type Parts = Pick<Context, 'db' | 'clock' | 'sessionKeys'>

const separator = '.'

/** Signature of a challenge: random part, expiry, subject and recipient. */
const sealOf = (key: Uint8Array, head: string, { secret, tenantId, customerId }: Asker): string =>
  createHmac('sha256', key)
    .update(['passkey challenge', head, tenantId, customerId ?? '', hashOf(secret)].join('\n'))
    .digest('base64url')

/**
 * A new challenge in base64url: 128 random bits, expiry and optional subject, signed by the server for this recipient.
 * Nothing is stored until it is used, so that viewing the sign-in page writes nothing.
 * @param about without a dot, such as the hexadecimal hash of a file
 */
export function makeChallenge({ clock, sessionKeys }: Omit<Parts, 'db'>, asker: Asker, about = ''): string {
  const end = clock().getTime() + challengeLifetime
  const head = [randomBytes(16).toString('base64url'), end, about].join(separator)
  const sealed = `${head}${separator}${sealOf(sessionKeys.passkeys.sign, head, asker)}`
  return Buffer.from(sealed).toString('base64url')
}

/** Expiry of a challenge made for this recipient; null for others. */
function endOf({ sessionKeys }: Omit<Parts, 'db'>, asker: Asker, challenge: string): Date | null {
  const parts = Buffer.from(challenge, 'base64url').toString().split(separator)
  const seal = parts.pop() ?? ''
  const isOurs = sessionKeys.passkeys.accepted.some((key) =>
    equalInConstantTime(seal, sealOf(key, parts.join(separator), asker)),
  )
  return isOurs ? new Date(Number(parts[1])) : null
}

/**
 * Uses a signed challenge: once, by its recipient, in time. It is recorded as used until its expiry, whatever the
 * result.
 * @returns whether it was valid
 */
export async function takeChallenge(parts: Parts, asker: Asker, challenge: string): Promise<boolean> {
  const expiresAt = endOf(parts, asker, challenge)
  if (!expiresAt || expiresAt <= parts.clock()) return false
  const spent = await parts.db
    .insert(passkeyChallenges)
    .values({ hash: hashOf(challenge), expiresAt })
    .onConflictDoNothing()
    .returning({ hash: passkeyChallenges.hash })
  return spent.length > 0
}

/** The challenge in a browser's client data; empty if missing. The signature verifies it. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const challenge = (clientData as { challenge?: unknown } | null)?.challenge
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}
