import type { Provenance } from '@portal/contract/provenance'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { channels, placements } from '../database/tables/build.ts'
import { type Build, buildOf } from '../registry/builds.ts'
import { type Differences, differences } from './differences.ts'
import { provenanceIn } from './publishers.ts'

/**
 * What a version would change, and its provenance.
 * @throws HttpError 404 if there is no such version
 */
export async function previewChanges(
  db: Database,
  { remote, version, tenant }: { remote: string; version: string; tenant?: string | undefined },
): Promise<Differences & { provenance: Provenance | null }> {
  const next = await buildOf(db, remote, version)
  return {
    ...differences(await steadyBuild(db, remote, tenant), next),
    provenance: provenanceIn(next),
  }
}

/** The build that a tenant gets without a rollout, or that `live` points to; null for none. */
async function steadyBuild(db: Database, name: string, tenant: string | undefined): Promise<Build | null> {
  const [placement] = tenant
    ? await db
        .select()
        .from(placements)
        .where(and(eq(placements.name, name), eq(placements.tenant, tenant)))
    : []
  const [live] = await db
    .select()
    .from(channels)
    .where(and(eq(channels.name, name), eq(channels.channel, placement?.channel ?? 'live')))
  const hash = placement?.pinned ?? live?.hash
  return hash ? buildOf(db, name, hash) : null
}
