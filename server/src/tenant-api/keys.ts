import type { TenantApiScope } from '@portal/contract/tenant-api/tenant-api-calls'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { AllTenantsContext } from '../context.ts'
import { tenantKeys } from '../database/tables/tenant-api.ts'
import { HttpError, unauthorizedError } from '../http/http-error.ts'
import { hashSecret } from '../sessions/secret-token.ts'
import { getBearerToken } from '../staff/bearer.ts'
import type { Sender } from './apply/store.ts'

/** The sending key with its IP address. */
export interface KeyHolder extends Sender {
  readonly name: string
  readonly source: string
}

/** Interval in which a key's use is recorded, in milliseconds: a minute. */
const lastUseIntervalMs = 60_000

/**
 * Authenticates a request's key. It is read each time, so that a revoked one stops at once.
 * @throws HttpError 401 without a valid key, 403 without the scope
 */
export async function findKeyHolder(
  { everyTenant, clock }: AllTenantsContext,
  request: FastifyRequest,
  scope: TenantApiScope,
): Promise<KeyHolder> {
  const token = getBearerToken(request)
  const [key] = token
    ? await everyTenant
        .select()
        .from(tenantKeys)
        .where(eq(tenantKeys.hash, hashSecret(token)))
    : []
  const now = clock()
  if (!key || key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= now))
    throw unauthorizedError()
  if (!includesScope(key.scopes, scope))
    throw new HttpError(403, { error: 'forbidden', message: `It takes a key with the scope ${scope}.` })
  if (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() > lastUseIntervalMs)
    await everyTenant.update(tenantKeys).set({ lastUsedAt: now }).where(eq(tenantKeys.id, key.id))
  return { tenantId: key.tenantId, scopes: key.scopes, name: key.name, source: request.ip }
}

/** Scope check: keys for lenders may also send imports and read their results; the kinds are checked per record. */
const includesScope = (scopes: readonly TenantApiScope[], scope: TenantApiScope): boolean =>
  scopes.includes(scope) || (scope === 'write' && scopes.includes('lenders'))
