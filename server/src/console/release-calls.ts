import {
  getReleasedRemote,
  getReleasedRemotes,
  getVersionChanges,
  runReleaseAction,
} from '@portal/contract/release'
import { asc } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { tenants } from '../database/tables/tenant.ts'
import { createNotFoundError } from '../http/http-error.ts'
import { previewReleaseChanges } from '../release/preview-release-changes.ts'
import { listReleaseChanges } from '../release/publishers.ts'
import { createReleaseActions } from '../release/release-actions.ts'
import type { StaffCalls } from '../staff/staff-api-calls.ts'
import { countReleaseCommand } from '../telemetry/metrics.ts'
import type { ConsoleDependencies } from './console-dependencies.ts'
import { findRemoteVersions } from './find-remote-versions.ts'
import { listRemoteNames, toReleasedRemote } from './released-remote.ts'
import { runAuditedOperatorAction } from './run-audited-operator-action.ts'

export function registerReleaseCalls({ operatorCall }: StaffCalls, dependencies: ConsoleDependencies): void {
  const { context, registry, release } = dependencies
  const { allTenantsDb: db, clock } = context

  operatorCall(getReleasedRemotes, async () => {
    const state = await registry()
    const remotes = listRemoteNames(state).flatMap((name) => toReleasedRemote(state, name) ?? [])
    return { data: { tenants: await readTenantNames(db), remotes } }
  })

  operatorCall(getReleasedRemote, async ({ params }) => {
    const state = await registry()
    const remote = toReleasedRemote(state, params.remote)
    if (!remote) throw createNotFoundError()
    const [versions, history] = await Promise.all([
      findRemoteVersions(db, state, remote.name, clock()),
      listReleaseChanges(db, { remote: remote.name }),
    ])
    return {
      data: {
        tenants: await readTenantNames(db),
        remote,
        versions,
        history: history.map(toReleaseChangeResponse),
      },
    }
  })

  operatorCall(getVersionChanges, async ({ params, query }) => {
    const { provenance: _, ...changes } = await previewReleaseChanges(db, { ...params, tenant: query.tenant })
    return { data: changes }
  })

  operatorCall(runReleaseAction, async ({ params: { remote }, body, person, source }) => {
    const { act, ...args } = body
    const where = 'tenant' in body && body.tenant !== '*' ? body.tenant : undefined
    await runAuditedOperatorAction(
      dependencies,
      { person, command: `release ${act}`, tenant: where, about: { remote, ...args }, source },
      async (tx) => {
        const actions = createReleaseActions({ ...release, files: context.files, db: tx }, person.name)
        if (body.act === 'place') await actions.place({ remote, 'dry-run': false, ...body })
        else await actions.rollback({ remote, ...body })
      },
    )
    countReleaseCommand(act, { remote, ...args })
    return { data: { success: true } }
  })
}

export async function readTenantNames(db: Database): Promise<{ subdomain: string; name: string }[]> {
  const rows = await db
    .select({ subdomain: tenants.subdomain, profile: tenants.profile })
    .from(tenants)
    .orderBy(asc(tenants.subdomain))
  return rows.map(({ subdomain, profile }) => ({ subdomain, name: profile.name }))
}

export const toReleaseChangeResponse = ({
  at,
  where,
  action,
  by,
  why,
}: Awaited<ReturnType<typeof listReleaseChanges>>[number]) => ({
  at: at.toISOString(),
  where,
  action,
  by,
  why,
})
