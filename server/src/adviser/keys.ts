import type { FirmScope } from '@portal/contract/firm-api/calls'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { firmKeys } from '../database/tables/firm-api.ts'
import { invalid, notFound } from '../http/http-error.ts'
import { hashOf, makeSecret } from '../sessions/secret-token.ts'
import type { CommandContext } from './command-context.ts'
import type { Actions } from './commands.ts'

const day = 86_400_000

/** Commands for firm API keys. */
export function keyWork(
  work: CommandContext,
): Pick<Actions, 'key-add' | 'key-lenders' | 'key-list' | 'key-withdraw'> {
  const { db, clock } = work
  async function add(
    tenant: string,
    { label: name, scopes, days }: { label: string; scopes: readonly FirmScope[]; days?: number | undefined },
  ) {
    const { id: tenantId, subdomain } = await work.tenantNamed(tenant)
    const key = `firm_${makeSecret()}`
    const createdAt = clock()
    const expiresAt = days === undefined ? null : new Date(createdAt.getTime() + days * day)
    const [added] = await db
      .insert(firmKeys)
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
      .returning({ id: firmKeys.id })
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
          label: firmKeys.name,
          scopes: firmKeys.scopes,
          created_by: firmKeys.createdBy,
          created_at: firmKeys.createdAt,
          last_used_at: firmKeys.lastUsedAt,
          expires_at: firmKeys.expiresAt,
          withdrawn_at: firmKeys.revokedAt,
        })
        .from(firmKeys)
        .where(eq(firmKeys.tenantId, id))
        .orderBy(asc(firmKeys.id))
    },
    'key-withdraw': async ({ tenant, label }) => {
      const { id } = await work.tenantNamed(tenant)
      const own = and(eq(firmKeys.tenantId, id), eq(firmKeys.name, label), isNull(firmKeys.revokedAt))
      const [gone] = await db
        .update(firmKeys)
        .set({ revokedAt: clock() })
        .where(own)
        .returning({ label: firmKeys.name, withdrawn_at: firmKeys.revokedAt })
      if (!gone) throw notFound()
      return gone
    },
  }
}
