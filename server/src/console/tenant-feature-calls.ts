import {
  getConsoleTenant,
  getConsoleTenants,
  switchTenantFeatureAsOperator,
  tenantFeatureNames,
} from '@portal/contract/console-tenants'
import { and, desc, eq } from 'drizzle-orm'
import { auditEntries } from '../database/tables/audit.ts'
import { selectBuild } from '../registry/build-selection.ts'
import { shellName } from '../registry/builds.ts'
import { listReleaseChanges } from '../release/publishers.ts'
import type { StaffCalls } from '../staff/staff-api-calls.ts'
import { runAuditedCommand } from '../staff-commands/run-audited-command.ts'
import { findTenantByName } from '../tenants/find-tenant.ts'
import type { ConsoleDependencies } from './console-dependencies.ts'
import { readTenantNames, toReleaseChangeResponse } from './release-calls.ts'
import { listRemoteNames, toReleasedRemote } from './released-remote.ts'

const maxFeatureChanges = 100

export function registerTenantFeatureCalls(
  { operatorCall }: StaffCalls,
  { context, registry }: ConsoleDependencies,
): void {
  const { allTenantsDb: db } = context
  operatorCall(getConsoleTenants, async () => {
    const { placements } = await registry()
    const off = placements.filter((row) => row.off)
    const all = await readTenantNames(db)
    return {
      data: all.map(({ subdomain, name }) => ({
        subdomain,
        name,
        off: off.filter(({ tenant }) => tenant === subdomain).map((row) => row.name),
      })),
    }
  })

  operatorCall(getConsoleTenant, async ({ params }) => {
    const { id, subdomain, tenant } = await findTenantByName(db, params.subdomain)
    const state = await registry()
    const remotes = listRemoteNames(state)
      .filter((name) => name !== shellName && toReleasedRemote(state, name)?.staff === null)
      .map((name) => {
        const version = selectBuild(state, name, subdomain, 99)?.build.version ?? null
        return { name, on: version !== null, version }
      })
    const changes = await listReleaseChanges(db, { tenant: subdomain })
    const switched = await db
      .select({ at: auditEntries.at, by: auditEntries.staffName, about: auditEntries.about })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.tenantId, id),
          eq(auditEntries.command, 'flag'),
          eq(auditEntries.outcome, 'done'),
        ),
      )
      .orderBy(desc(auditEntries.position))
      .limit(maxFeatureChanges)
    const history = [
      ...changes.map((change) => ({ ...toReleaseChangeResponse(change), about: change.remote })),
      ...switched.map(({ at, by, about }) => ({
        at: at.toISOString(),
        where: subdomain,
        action: `flag ${about.flag} ${about.value}`,
        by,
        why: null,
        about: String(about.flag),
      })),
    ]
    return {
      data: {
        subdomain,
        name: tenant.name,
        remotes,
        features: tenantFeatureNames.map((name) => ({ name, value: tenant[name] ?? null })),
        history: history.sort((a, b) => b.at.localeCompare(a.at)),
      },
    }
  })

  operatorCall(
    switchTenantFeatureAsOperator,
    async ({ params, body: { name: flag, value }, person, source }) => {
      const args = {
        tenant: params.subdomain,
        flag,
        value: value === null ? ('unset' as const) : (`${value}` as const),
      }
      await runAuditedCommand(context, { person, command: 'flag', args, source })
      return { data: { success: true } }
    },
  )
}
