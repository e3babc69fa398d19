import {
  featureNames,
  getConsoleTenant,
  getConsoleTenants,
  postFeature,
} from '@portal/contract/console-tenants'
import { and, asc, desc, eq } from 'drizzle-orm'
import { doRecorded } from '../adviser/routes.ts'
import { audit } from '../database/tables/audit.ts'
import { tenants } from '../database/tables/tenant.ts'
import { shellName } from '../registry/builds.ts'
import { select } from '../registry/selection.ts'
import { changesOf } from '../release/publishers.ts'
import type { StaffCalls } from '../staff/calls.ts'
import { findTenantByName } from '../tenants/find.ts'
import type { ConsoleParts } from './parts.ts'
import { namesIn, releasedRemote } from './released.ts'
import { onWire } from './releases.ts'

/** Maximum number of listed feature changes. */
const maxChanges = 100

/** Calls for tenants' features. */
export function consoleTenants({ operator }: StaffCalls, { db, context, registry }: ConsoleParts): void {
  operator(getConsoleTenants, async () => {
    const rows = await db
      .select({ subdomain: tenants.subdomain, profile: tenants.profile })
      .from(tenants)
      .orderBy(asc(tenants.subdomain))
    const { placements } = await registry()
    const off = placements.filter((row) => row.off)
    return {
      data: rows.map(({ subdomain, profile }) => ({
        subdomain,
        name: profile.name,
        off: off.filter(({ tenant }) => tenant === subdomain).map(({ name }) => name),
      })),
    }
  })

  operator(getConsoleTenant, async ({ params }) => {
    const { id, subdomain, tenant } = await findTenantByName(db, params.subdomain)
    const state = await registry()
    const remotes = namesIn(state)
      .filter((name) => name !== shellName && releasedRemote(state, name)?.staff === null)
      .map((name) => {
        const version = select(state, name, subdomain, 99)?.build.version ?? null
        return { name, on: version !== null, version }
      })
    const changes = await changesOf(db, { tenant: subdomain })
    const switched = await db
      .select({ at: audit.at, by: audit.staffName, about: audit.about })
      .from(audit)
      .where(and(eq(audit.tenantId, id), eq(audit.command, 'flag'), eq(audit.outcome, 'done')))
      .orderBy(desc(audit.place))
      .limit(maxChanges)
    const history = [
      ...changes.map((change) => ({ ...onWire(change), about: change.remote })),
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
        features: featureNames.map((name) => ({ name, value: tenant[name] ?? null })),
        history: history.sort((a, b) => b.at.localeCompare(a.at)),
      },
    }
  })

  operator(postFeature, async ({ params, body: { name: flag, value }, person, source }) => {
    const given = {
      tenant: params.subdomain,
      flag,
      value: value === null ? ('unset' as const) : (`${value}` as const),
    }
    await doRecorded(context, { person, command: 'flag', given, source })
    return { data: { success: true } }
  })
}
