import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { deviceMarks } from '../database/tables/session.ts'
import { readSecretCookie, type StoredCookie, setCookie } from '../http/cookies.ts'
import { createSecretToken, hashSecret } from './secret-token.ts'

const deviceCookie: StoredCookie = { name: 'portal-device', seconds: 400 * 86_400 }
/** Maximum number of remembered devices per customer. */
const maxDeviceMarks = 20

/** A request with its reply. */
export interface DeviceVisit {
  request: FastifyRequest
  reply: FastifyReply
}

/** Hash of a device's mark; null without one. */
export function getDeviceHash(request: FastifyRequest): string | null {
  const secret = readSecretCookie(request, deviceCookie)
  return secret && hashSecret(secret)
}

/**
 * Hash of a device's mark, if a customer proved their identity on it before; null otherwise. The browser's
 * self-description is ignored, since it can be forged.
 * @param customerId 0 for an unknown one, so that it takes equally long
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
 * Marks the device of a customer who proved their identity, by password or mailed link. A foreign mark is replaced, so
 * that nobody can choose one for others. Returns its hash.
 */
export async function markDevice(
  { db, clock }: Context,
  { request, reply }: DeviceVisit,
  customerId: number,
): Promise<string> {
  const kept = readSecretCookie(request, deviceCookie)
  const [ours] = kept
    ? await db
        .select()
        .from(deviceMarks)
        .where(eq(deviceMarks.hash, hashSecret(kept)))
        .limit(1)
    : []
  const secret = kept && ours ? kept : createSecretToken()
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
