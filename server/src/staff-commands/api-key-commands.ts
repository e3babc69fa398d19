import type { TenantApiScope } from '@portal/contract/tenant-api/tenant-api-calls'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { tenantApiKeys } from '../database/tables/tenant-api.ts'
import { createInvalidFieldsError, createNotFoundError } from '../http/http-error.ts'
import { createSecretToken, hashSecret } from '../sessions/secret-token.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './staff-commands.ts'

const dayMs = 86_400_000

export function createApiKeyCommands(context: CommandContext) {
  const { db, clock } = context
  async function addApiKey(
    tenant: string,
    {
      label: name,
      scopes,
      days,
    }: { label: string; scopes: readonly TenantApiScope[]; days?: number | undefined },
  ) {
    const { id: tenantId, subdomain } = await context.findPermittedTenant(tenant)
    const key = `tenant_${createSecretToken()}`
    const createdAt = clock()
    const expiresAt = days === undefined ? null : new Date(createdAt.getTime() + days * dayMs)
    const [added] = await db
      .insert(tenantApiKeys)
      .values({
        tenantId,
        name,
        hash: hashSecret(key),
        scopes: [...scopes],
        createdBy: context.person.name,
        createdAt,
        expiresAt,
      })
      .onConflictDoNothing()
      .returning({ id: tenantApiKeys.id })
    if (!added)
      throw createInvalidFieldsError({ label: 'is that of another key, which may be withdrawn by now' })
    return { tenant: subdomain, label: name, scopes, expires_at: expiresAt, key }
  }
  return {
    'key-add': ({ tenant, ...given }) => addApiKey(tenant, given),
    'key-lenders': ({ tenant, ...given }) => {
      context.requireOperator()
      return addApiKey(tenant, { ...given, scopes: ['lenders'] })
    },
    'key-list': async ({ tenant }) => {
      const { id } = await context.findPermittedTenant(tenant)
      return db
        .select({
          label: tenantApiKeys.name,
          scopes: tenantApiKeys.scopes,
          created_by: tenantApiKeys.createdBy,
          created_at: tenantApiKeys.createdAt,
          last_used_at: tenantApiKeys.lastUsedAt,
          expires_at: tenantApiKeys.expiresAt,
          withdrawn_at: tenantApiKeys.revokedAt,
        })
        .from(tenantApiKeys)
        .where(eq(tenantApiKeys.tenantId, id))
        .orderBy(asc(tenantApiKeys.id))
    },
    'key-withdraw': async ({ tenant, label }) => {
      const { id } = await context.findPermittedTenant(tenant)
      const own = and(
        eq(tenantApiKeys.tenantId, id),
        eq(tenantApiKeys.name, label),
        isNull(tenantApiKeys.revokedAt),
      )
      const [revoked] = await db
        .update(tenantApiKeys)
        .set({ revokedAt: clock() })
        .where(own)
        .returning({ label: tenantApiKeys.name, withdrawn_at: tenantApiKeys.revokedAt })
      if (!revoked) throw createNotFoundError()
      return revoked
    },
  } satisfies Partial<CommandActions>
}
