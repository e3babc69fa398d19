import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { deviceMarks } from '../database/tables/session.ts'
import { cookieOf, type KeptCookie, setCookie } from '../http/cookies.ts'
import { hashOf, makeSecret } from './secret-token.ts'

const cookie: KeptCookie = { name: 'portal-device', seconds: 400 * 86_400 }
/** Devices of one customer that are remembered. */
const most = 20

/** A request with its answer. */
export interface Visit {
  request: FastifyRequest
  reply: FastifyReply
}

/** Hash of the mark that a device has; null where it has none. */
export function deviceHash(request: FastifyRequest): string | null {
  const secret = cookieOf(request, cookie)
  return secret && hashOf(secret)
}

/**
 * Hash of the mark of a device, if a customer proved on it who it is before; null on any other. What a browser says of itself
 * does not count, for anybody can say that.
 * @param customerId of nobody: 0, so that it takes as long
 */
export async function knownMark(
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
 * Marks the device of a customer who just proved who it is, by password or mailed link. A mark that this server did not make
 * is replaced, so that nobody chooses one for somebody else. Answers its hash.
 */
export async function markDevice(
  { db, clock }: Context,
  { request, reply }: Visit,
  customerId: number,
): Promise<string> {
  const kept = cookieOf(request, cookie)
  const [ours] = kept
    ? await db
        .select()
        .from(deviceMarks)
        .where(eq(deviceMarks.hash, hashOf(kept)))
        .limit(1)
    : []
  const secret = kept && ours ? kept : makeSecret()
  const now = clock()
  await db
    .insert(deviceMarks)
    .values({ customerId, hash: hashOf(secret), usedAt: now })
    .onConflictDoUpdate({ target: [deviceMarks.customerId, deviceMarks.hash], set: { usedAt: now } })
  const own = eq(deviceMarks.customerId, customerId)
  const newest = db
    .select({ hash: deviceMarks.hash })
    .from(deviceMarks)
    .where(own)
    .orderBy(desc(deviceMarks.usedAt))
    .limit(most)
  await db.delete(deviceMarks).where(and(own, notInArray(deviceMarks.hash, newest)))
  setCookie(reply, cookie, secret)
  return hashOf(secret)
}
