import { getRelease, getReleases, getVersionChanges, postReleaseAction } from '@portal/contract/release'
import { asc } from 'drizzle-orm'
import { tenants } from '../database/tables/tenant.ts'
import { notFoundError } from '../http/http-error.ts'
import { previewChanges } from '../release/preview-changes.ts'
import { listChanges } from '../release/publishers.ts'
import { createActions } from '../release/release-actions.ts'
import type { StaffCalls } from '../staff/calls.ts'
import { countRelease } from '../telemetry/metrics.ts'
import type { ConsoleDependencies } from './console-dependencies.ts'
import { listRemoteNames, toReleasedRemote } from './released-remote.ts'
import { runAuditedOperatorAction } from './run-audited-operator-action.ts'
import { findVersions } from './versions.ts'

/** Registers the calls for remotes' releases and placements. */
export function registerReleaseCalls({ operator }: StaffCalls, parts: ConsoleDependencies): void {
  const { db, clock, registry, release } = parts
  const readTenantNames = async () => {
    const rows = await db
      .select({ subdomain: tenants.subdomain, profile: tenants.profile })
      .from(tenants)
      .orderBy(asc(tenants.subdomain))
    return rows.map(({ subdomain, profile }) => ({ subdomain, name: profile.name }))
  }

  operator(getReleases, async () => {
    const state = await registry()
    const remotes = listRemoteNames(state).flatMap((name) => toReleasedRemote(state, name) ?? [])
    return { data: { tenants: await readTenantNames(), remotes } }
  })

  operator(getRelease, async ({ params }) => {
    const state = await registry()
    const remote = toReleasedRemote(state, params.remote)
    if (!remote) throw notFoundError()
    const [versions, history] = await Promise.all([
      findVersions(db, state, remote.name, clock()),
      listChanges(db, { remote: remote.name }),
    ])
    return {
      data: { tenants: await readTenantNames(), remote, versions, history: history.map(toChangeResponse) },
    }
  })

  operator(getVersionChanges, async ({ params, query }) => {
    const { provenance: _, ...changes } = await previewChanges(db, { ...params, tenant: query.tenant })
    return { data: changes }
  })

  operator(postReleaseAction, async ({ params: { remote }, body, person, source }) => {
    const { act, ...given } = body
    const where = 'tenant' in body && body.tenant !== '*' ? body.tenant : undefined
    await runAuditedOperatorAction(
      parts,
      { person, command: `release ${act}`, tenant: where, about: { remote, ...given }, source },
      async (tx) => {
        const actions = createActions({ ...release, files: parts.context.files, db: tx }, person.name)
        if (body.act === 'place') await actions.place({ remote, 'dry-run': false, ...body })
        else await actions.rollback({ remote, ...body })
      },
    )
    countRelease(act, { remote, ...given })
    return { data: { success: true } }
  })
}

/** Converts a change of the registry to the wire format. */
export const toChangeResponse = ({
  at,
  where,
  action,
  by,
  why,
}: Awaited<ReturnType<typeof listChanges>>[number]) => ({
  at: at.toISOString(),
  where,
  action,
  by,
  why,
})
