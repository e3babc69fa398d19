import type { TenantApiScope } from '@portal/contract/tenant-api/calls'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { tenantKeys } from '../database/tables/tenant-api.ts'
import { invalid, notFound } from '../http/http-error.ts'
import { hashOf, makeSecret } from '../sessions/secret-token.ts'
import type { CommandContext } from './command-context.ts'
import type { Actions } from './commands.ts'

const day = 86_400_000

/** Commands for tenant API keys. */
export function keyWork(
  work: CommandContext,
): Pick<Actions, 'key-add' | 'key-lenders' | 'key-list' | 'key-withdraw'> {
  const { db, clock } = work
  async function add(
    tenant: string,
    {
      label: name,
      scopes,
      days,
    }: { label: string; scopes: readonly TenantApiScope[]; days?: number | undefined },
  ) {
    const { id: tenantId, subdomain } = await work.tenantNamed(tenant)
    const key = `tenant_${makeSecret()}`
    const createdAt = clock()
    const expiresAt = days === undefined ? null : new Date(createdAt.getTime() + days * day)
    const [added] = await db
      .insert(tenantKeys)
      .values({
        tenantId,
        name,
        hash: hashOf(key),
        scopes: [...scopes],
        createdBy: work.person.name,
        createdAt,
        expiresAt,
      })
      .onConflictDoNothing()
      .returning({ id: tenantKeys.id })
    if (!added) throw invalid({ label: 'is that of another key, which may be withdrawn by now' })
    return { tenant: subdomain, label: name, scopes, expires_at: expiresAt, key }
  }
  return {
    'key-add': ({ tenant, ...given }) => add(tenant, given),
    'key-lenders': ({ tenant, ...given }) => {
      work.operate()
      return add(tenant, { ...given, scopes: ['lenders'] })
    },
    'key-list': async ({ tenant }) => {
      const { id } = await work.tenantNamed(tenant)
      return db
        .select({
          label: tenantKeys.name,
          scopes: tenantKeys.scopes,
          created_by: tenantKeys.createdBy,
          created_at: tenantKeys.createdAt,
          last_used_at: tenantKeys.lastUsedAt,
          expires_at: tenantKeys.expiresAt,
          withdrawn_at: tenantKeys.revokedAt,
        })
        .from(tenantKeys)
        .where(eq(tenantKeys.tenantId, id))
        .orderBy(asc(tenantKeys.id))
    },
    'key-withdraw': async ({ tenant, label }) => {
      const { id } = await work.tenantNamed(tenant)
      const own = and(eq(tenantKeys.tenantId, id), eq(tenantKeys.name, label), isNull(tenantKeys.revokedAt))
      const [gone] = await db
        .update(tenantKeys)
        .set({ revokedAt: clock() })
        .where(own)
        .returning({ label: tenantKeys.name, withdrawn_at: tenantKeys.revokedAt })
      if (!gone) throw notFound()
      return gone
    },
  }
}
