import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { signedInDevices } from '../database/tables/session.ts'
import { readSecretCookie, type StoredCookie, setCookie } from '../http/cookies.ts'
import { createSecretToken, hashSecret } from './secret-token.ts'

const deviceCookie: StoredCookie = { name: 'portal-device', seconds: 400 * 86_400 }
const maxDeviceCookies = 20

export interface RequestWithReply {
  request: FastifyRequest
  reply: FastifyReply
}

/** Returns the hash of the device cookie, a random secret; null without the cookie. */
export function getDeviceHash(request: FastifyRequest): string | null {
  const secret = readSecretCookie(request, deviceCookie)
  return secret && hashSecret(secret)
}

/**
 * Returns the hash of the device cookie if the customer has proved their identity on this device; otherwise null. The
 * user agent does not matter, since it can be forged. `customerId` 0 means an unknown customer, so that the lookup
 * takes equally long.
 */
export async function findCustomerDeviceHash(
  db: Database,
  device: string | null,
  customerId: number,
): Promise<string | null> {
  if (device === null) return null
  const own = and(eq(signedInDevices.hash, device), eq(signedInDevices.customerId, customerId))
  const [known] = await db.select({ hash: signedInDevices.hash }).from(signedInDevices).where(own)
  return known?.hash ?? null
}

/**
 * Issues the device cookie to a customer who proved their identity, and returns its hash. A cookie that this server did
 * not issue is replaced, so that nobody can choose a cookie for others.
 */
export async function issueDeviceCookie(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { request, reply }: RequestWithReply,
  customerId: number,
): Promise<string> {
  const stored = readSecretCookie(request, deviceCookie)
  const [ownMark] = stored
    ? await db
        .select()
        .from(signedInDevices)
        .where(eq(signedInDevices.hash, hashSecret(stored)))
        .limit(1)
    : []
  const secret = stored && ownMark ? stored : createSecretToken()
  const now = clock()
  await db
    .insert(signedInDevices)
    .values({ customerId, hash: hashSecret(secret), usedAt: now })
    .onConflictDoUpdate({ target: [signedInDevices.customerId, signedInDevices.hash], set: { usedAt: now } })
  const own = eq(signedInDevices.customerId, customerId)
  const newest = db
    .select({ hash: signedInDevices.hash })
    .from(signedInDevices)
    .where(own)
    .orderBy(desc(signedInDevices.usedAt))
    .limit(maxDeviceCookies)
  await db.delete(signedInDevices).where(and(own, notInArray(signedInDevices.hash, newest)))
  setCookie(reply, deviceCookie, secret)
  return hashSecret(secret)
}
