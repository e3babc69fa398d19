import type { SessionTokens } from '@portal/contract/auth'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { refreshTokens, type SignInMethod, sessions } from '../database/tables/session.ts'
import { movePushDevicesToSignIn } from '../push/push-devices.ts'
import { createAccessToken } from './access-token.ts'
import type { DeviceDescription } from './parse-device.ts'
import { createSecretToken, deriveNextSecret, hashSecret } from './secret-token.ts'

const addSeconds = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000)
const getEarlierDate = (a: Date, b: Date) => (a < b ? a : b)

export interface TokenFamily {
  id: string
  customerId: number
  subdomain: string
  /** Thumbprint of the key to which the tokens are bound; null for tokens without a key. */
  proofKey: string | null
  expiresAt: Date
}

/** `expiresAt` is the expiry of the refresh token. */
export interface IssuedTokens {
  tokens: Omit<SessionTokens, 'in_cookie'>
  sessionId: string
  expiresAt: Date
}

/**
 * Derives the successor of a refresh token. A repeated exchange uses the same key as the first one, even if the
 * server's key has changed since, so that each token has only one successor.
 */
async function findSuccessorToken({ sessionKeys }: Context, db: Database, parent: string): Promise<string> {
  const [now = '', ...before] = sessionKeys.refreshTokens.accepted.map((key) => deriveNextSecret(parent, key))
  if (before.length === 0) return now
  const successor = await db
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(eq(refreshTokens.parent, hashSecret(parent)))
  return before.find((one) => successor.some(({ hash }) => hash === hashSecret(one))) ?? now
}

/** Creates tokens of a session. `parent` is the refresh token that is exchanged; null at the start of the session. */
export async function issueTokens(
  context: Context,
  db: Database,
  family: TokenFamily,
  parent: string | null,
): Promise<IssuedTokens> {
  const { access, idle } = context.config.session
  const now = context.clock()
  const secret = parent === null ? createSecretToken() : await findSuccessorToken(context, db, parent)
  const expiresAt = getEarlierDate(addSeconds(now, idle), family.expiresAt)
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, family.id))
  await db
    .insert(refreshTokens)
    .values({
      hash: hashSecret(secret),
      sessionId: family.id,
      parent: parent && hashSecret(parent),
      expiresAt,
    })
    .onConflictDoNothing()
  const { id, customerId, proofKey } = family
  const claims = { customerId, sessionId: id, proofKey }
  const tokens: IssuedTokens['tokens'] = {
    access_token: await createAccessToken(context, claims, family.subdomain),
    refresh_token: secret,
    expires_in: access,
    token_type: proofKey === null ? 'Bearer' : 'DPoP',
  }
  return { tokens, sessionId: id, expiresAt }
}

export function beginSession(
  context: Context,
  customer: { id: number },
  subdomain: string,
  device: DeviceDescription & { deviceHash: string; means: SignInMethod },
  proofKey: string | null,
): Promise<IssuedTokens> {
  const now = context.clock()
  const expiresAt = addSeconds(now, context.config.session.absolute)
  return context.db.transaction(async (db) => {
    const [session] = await db
      .insert(sessions)
      .values({ customerId: customer.id, createdAt: now, lastUsedAt: now, expiresAt, proofKey, ...device })
      .returning({ id: sessions.id })
    if (!session) throw new Error('a session was not stored')
    const { deviceHash } = device
    await movePushDevicesToSignIn(db, { customerId: customer.id, sessionId: session.id, deviceHash })
    const family = { id: session.id, customerId: customer.id, subdomain, proofKey, expiresAt }
    return issueTokens(context, db, family, null)
  })
}
