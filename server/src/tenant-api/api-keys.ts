import type { TenantApiScope } from '@portal/contract/tenant-api/tenant-api-calls'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { AllTenantsContext } from '../context.ts'
import { tenantApiKeys } from '../database/tables/tenant-api.ts'
import { createUnauthorizedError, HttpError } from '../http/http-error.ts'
import { hashSecret } from '../sessions/secret-token.ts'
import { getBearerToken } from '../staff/staff-person.ts'
import type { RecordSender } from './apply/store-record-groups.ts'

/** A tenant's API key, with the IP address of the request. */
export interface ApiKeyHolder extends RecordSender {
  readonly name: string
  readonly source: string
}

const lastUseIntervalMs = 60_000

/**
 * Finds the holder of a request's API key. Reads the key on each request, so that a revoked key loses access at once.
 * Throws HttpError 401 without a valid key, 403 without the scope
 */
export async function findApiKeyHolder(
  { allTenantsDb, clock }: Pick<AllTenantsContext, 'allTenantsDb' | 'clock'>,
  request: FastifyRequest,
  scope: TenantApiScope,
): Promise<ApiKeyHolder> {
  const token = getBearerToken(request)
  const [key] = token
    ? await allTenantsDb
        .select()
        .from(tenantApiKeys)
        .where(eq(tenantApiKeys.hash, hashSecret(token)))
    : []
  const now = clock()
  if (!key || key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= now))
    throw createUnauthorizedError()
  if (!includesScope(key.scopes, scope))
    throw new HttpError(403, { error: 'forbidden', message: `It takes a key with the scope ${scope}.` })
  if (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() > lastUseIntervalMs)
    await allTenantsDb.update(tenantApiKeys).set({ lastUsedAt: now }).where(eq(tenantApiKeys.id, key.id))
  return { tenantId: key.tenantId, scopes: key.scopes, name: key.name, source: request.ip }
}

/**
 * A key with scope `lenders` may also call the import, which needs scope `write`. The import checks the scope for each
 * record.
 */
const includesScope = (scopes: readonly TenantApiScope[], scope: TenantApiScope): boolean =>
  scopes.includes(scope) || (scope === 'write' && scopes.includes('lenders'))
