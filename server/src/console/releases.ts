import { getRelease, getReleases, getVersionChanges, postReleaseAct } from '@portal/contract/release'
import { asc } from 'drizzle-orm'
import { tenants } from '../database/tables/tenant.ts'
import { notFound } from '../http/http-error.ts'
import { actionsOf } from '../release/actions.ts'
import { previewChanges } from '../release/preview-changes.ts'
import { changesOf } from '../release/publishers.ts'
import type { StaffCalls } from '../staff/calls.ts'
import { countRelease } from '../telemetry/metrics.ts'
import type { ConsoleParts } from './parts.ts'
import { recorded } from './recorded.ts'
import { namesIn, releasedRemote } from './released.ts'
import { versionsOf } from './versions.ts'

/** Calls for remotes' placements. */
export function consoleReleases({ operator }: StaffCalls, parts: ConsoleParts): void {
  const { db, clock, registry, release } = parts
  const namedTenants = async () => {
    const rows = await db
      .select({ subdomain: tenants.subdomain, profile: tenants.profile })
      .from(tenants)
      .orderBy(asc(tenants.subdomain))
    return rows.map(({ subdomain, profile }) => ({ subdomain, name: profile.name }))
  }

  operator(getReleases, async () => {
    const state = await registry()
    const remotes = namesIn(state).flatMap((name) => releasedRemote(state, name) ?? [])
    return { data: { tenants: await namedTenants(), remotes } }
  })

  operator(getRelease, async ({ params }) => {
    const state = await registry()
    const remote = releasedRemote(state, params.remote)
    if (!remote) throw notFound()
    const [versions, history] = await Promise.all([
      versionsOf(db, state, remote.name, clock()),
      changesOf(db, { remote: remote.name }),
    ])
    return { data: { tenants: await namedTenants(), remote, versions, history: history.map(onWire) } }
  })

  operator(getVersionChanges, async ({ params, query }) => {
    const { provenance: _, ...changes } = await previewChanges(db, { ...params, tenant: query.tenant })
    return { data: changes }
  })

  operator(postReleaseAct, async ({ params: { remote }, body, person, source }) => {
    const { act, ...given } = body
    const where = 'tenant' in body && body.tenant !== '*' ? body.tenant : undefined
    await recorded(
      parts,
      { person, command: `release ${act}`, tenant: where, about: { remote, ...given }, source },
      async (tx) => {
        const actions = actionsOf({ ...release, files: parts.context.files, db: tx }, person.name)
        if (body.act === 'place') await actions.place({ remote, 'dry-run': false, ...body })
        else await actions.rollback({ remote, ...body })
      },
    )
    countRelease(act, { remote, ...given })
    return { data: { success: true } }
  })
}

/** A change in wire format. */
export const onWire = ({ at, where, action, by, why }: Awaited<ReturnType<typeof changesOf>>[number]) => ({
  at: at.toISOString(),
  where,
  action,
  by,
  why,
})
