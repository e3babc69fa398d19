import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { deviceMarks } from '../database/tables/session.ts'
import { readSecretCookie, type StoredCookie, setCookie } from '../http/cookies.ts'
import { createSecretToken, hashSecret } from './secret-token.ts'

const deviceCookie: StoredCookie = { name: 'portal-device', seconds: 400 * 86_400 }
const maxDeviceMarks = 20

export interface DeviceVisit {
  request: FastifyRequest
  reply: FastifyReply
}

/** Returns the hash of the device's mark; null for a device without a mark. */
export function getDeviceHash(request: FastifyRequest): string | null {
  const secret = readSecretCookie(request, deviceCookie)
  return secret && hashSecret(secret)
}

/**
 * Hash of the device's mark, if the customer has proved their identity on this device; otherwise null. The user agent
 * does not matter, since it can be forged.
 * @param customerId 0 for an unknown customer, so that it takes equally long
 */
export async function findKnownMark(
  db: Database,
  device: string | null,
  customerId: number,
): Promise<string | null> {
  if (device === null) return null
  const own = and(eq(deviceMarks.hash, device), eq(deviceMarks.customerId, customerId))
  const [known] = await db.select({ hash: deviceMarks.hash }).from(deviceMarks).where(own)
  return known?.hash ?? null
}

/**
 * Marks the device of a customer who proved their identity, and returns the hash of the mark. A foreign mark is
 * replaced, so that nobody can choose a mark for others.
 */
export async function markDevice(
  { db, clock }: Context,
  { request, reply }: DeviceVisit,
  customerId: number,
): Promise<string> {
  const stored = readSecretCookie(request, deviceCookie)
  const [ownMark] = stored
    ? await db
        .select()
        .from(deviceMarks)
        .where(eq(deviceMarks.hash, hashSecret(stored)))
        .limit(1)
    : []
  const secret = stored && ownMark ? stored : createSecretToken()
  const now = clock()
  await db
    .insert(deviceMarks)
    .values({ customerId, hash: hashSecret(secret), usedAt: now })
    .onConflictDoUpdate({ target: [deviceMarks.customerId, deviceMarks.hash], set: { usedAt: now } })
  const own = eq(deviceMarks.customerId, customerId)
  const newest = db
    .select({ hash: deviceMarks.hash })
    .from(deviceMarks)
    .where(own)
    .orderBy(desc(deviceMarks.usedAt))
    .limit(maxDeviceMarks)
  await db.delete(deviceMarks).where(and(own, notInArray(deviceMarks.hash, newest)))
  setCookie(reply, deviceCookie, secret)
  return hashSecret(secret)
}
