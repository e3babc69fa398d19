import type { Provenance } from '@portal/contract/provenance'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { channels, placements } from '../database/tables/build.ts'
import { type Build, findBuild } from '../registry/builds.ts'
import { type BuildDifferences, compareBuilds } from './compare-builds.ts'
import { parseProvenance } from './publishers.ts'

/**
 * Lists what a version would change, and its provenance.
 * @throws HttpError 404 for an unknown version
 */
export async function previewChanges(
  db: Database,
  { remote, version, tenant }: { remote: string; version: string; tenant?: string | undefined },
): Promise<BuildDifferences & { provenance: Provenance | null }> {
  const next = await findBuild(db, remote, version)
  return {
    ...compareBuilds(await findBuildOutsideRolloutAt(db, remote, tenant), next),
    provenance: parseProvenance(next),
  }
}

/**
 * Finds the build that a tenant gets outside of a running rollout; without a tenant, the build of the channel `live`.
 */
async function findBuildOutsideRolloutAt(
  db: Database,
  name: string,
  tenant: string | undefined,
): Promise<Build | null> {
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
  return hash ? findBuild(db, name, hash) : null
}
