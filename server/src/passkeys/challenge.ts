import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { passkeyChallenges } from '../database/tables/passkey.ts'
import { isSame } from '../sessions/proof/same.ts'
import { hashOf } from '../sessions/secret-token.ts'

/** How long a browser may take to have a challenge signed, in milliseconds. */
export const challengeLifetime = 10 * 60 * 1000

/** Who a challenge is made for: a browser or a session by its secret, at a firm, and the customer where somebody is signed in. */
export interface Asker {
  secret: string
  tenantId: number
  customerId: number | null
}

type Parts = Pick<Context, 'db' | 'clock' | 'sessionKeys'>

const separator = '.'

/** What stands on a challenge that one of the server's keys made: chance, its end, what it is about, and for whom. */
const sealOf = (key: Uint8Array, head: string, { secret, tenantId, customerId }: Asker): string =>
  createHmac('sha256', key)
    .update(['passkey challenge', head, tenantId, customerId ?? '', hashOf(secret)].join('\n'))
    .digest('base64url')

/**
 * A new challenge, as base64url: 128 bits of chance, its end, and what it is about where it is about something, under a seal of the
 * server that holds for this asker alone. Nothing is kept of it until it is spent, so that looking at the sign-in page writes nothing.
 * @param about without a dot, such as the hash of a file in hexadecimal digits
 */
export function makeChallenge({ clock, sessionKeys }: Omit<Parts, 'db'>, asker: Asker, about = ''): string {
  const end = clock().getTime() + challengeLifetime
  const head = [randomBytes(16).toString('base64url'), end, about].join(separator)
  const sealed = `${head}${separator}${sealOf(sessionKeys.passkeys.sign, head, asker)}`
  return Buffer.from(sealed).toString('base64url')
}

/** When a challenge ends that this server made for an asker; null when it made none such. */
function endOf({ sessionKeys }: Omit<Parts, 'db'>, asker: Asker, challenge: string): Date | null {
  const parts = Buffer.from(challenge, 'base64url').toString().split(separator)
  const seal = parts.pop() ?? ''
  const isOurs = sessionKeys.passkeys.accepted.some((key) =>
    isSame(seal, sealOf(key, parts.join(separator), asker)),
  )
  return isOurs ? new Date(Number(parts[1])) : null
}

/**
 * Takes a challenge that came back signed: once, for who asked for it, in time. Whatever comes of it, it is good no more: it is noted as
 * spent until its end.
 * @returns whether it was good
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
