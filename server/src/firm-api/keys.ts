import type { FirmScope } from '@portal/contract/firm-api/calls'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { WholeContext } from '../context.ts'
import { firmKeys } from '../database/tables/firm-api.ts'
import { HttpError, unauthorized } from '../http/http-error.ts'
import { hashOf } from '../sessions/secret-token.ts'
import { bearerOf } from '../staff/bearer.ts'
import type { Sender } from './apply/store.ts'

/** Who sends something: a firm's key, and the address that it came from. */
export interface KeyHolder extends Sender {
  readonly name: string
  readonly source: string
}

/** A key's use is noted once in so many milliseconds: a minute. */
const noted = 60_000

/**
 * The key that a request shows. It is read anew each time, so that one that was withdrawn is gone at once.
 * @throws HttpError 401 without a key that is good, 403 where it may not do what is asked
 */
export async function keyOf(
  { everyFirm, clock }: WholeContext,
  request: FastifyRequest,
  scope: FirmScope,
): Promise<KeyHolder> {
  const token = bearerOf(request)
  const [key] = token
    ? await everyFirm
        .select()
        .from(firmKeys)
        .where(eq(firmKeys.hash, hashOf(token)))
    : []
  const now = clock()
  if (!key || key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= now)) throw unauthorized()
  if (!isEnough(key.scopes, scope))
    throw new HttpError(403, { error: 'forbidden', message: `It takes a key with the scope ${scope}.` })
  if (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() > noted)
    await everyFirm.update(firmKeys).set({ lastUsedAt: now }).where(eq(firmKeys.id, key.id))
  return { tenantId: key.tenantId, scopes: key.scopes, name: key.name, source: request.ip }
}

/** Who may change lenders may send, and follow what comes of it; which records it may write is told of each. */
const isEnough = (scopes: readonly FirmScope[], scope: FirmScope): boolean =>
  scopes.includes(scope) || (scope === 'write' && scopes.includes('lenders'))
