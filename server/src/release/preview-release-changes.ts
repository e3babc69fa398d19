import type { Provenance } from '@portal/contract/provenance'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { channels, placements } from '../database/tables/build.ts'
import { type Build, findBuild, parseDescriptor, shellName } from '../registry/builds.ts'
import { parseProvenance } from './publishers.ts'

interface BuildDifferences {
  from: string | null
  to: string
  added: string[]
  removed: string[]
  changed: string[]
}

/** Compares routes, menu entries, slots and external origins of two builds. */
function compareBuilds(from: Build | null, to: Build): BuildDifferences {
  const before = from ? listContributions(from) : new Map<string, string>()
  const after = listContributions(to)
  const listMissingNames = (a: Map<string, string>, b: Map<string, string>) =>
    [...a.keys()].filter((name) => !b.has(name))
  return {
    from: from?.version ?? null,
    to: to.version,
    added: listMissingNames(after, before),
    removed: listMissingNames(before, after),
    changed: [...after.keys()].filter((name) => before.has(name) && before.get(name) !== after.get(name)),
  }
}

function listContributions(build: Build): Map<string, string> {
  if (build.name === shellName) return new Map()
  const { contributes, origins, portal } = parseDescriptor(build)
  const things: [string, unknown][] = [
    ...contributes.routes.map((route): [string, unknown] => [`route ${route.path}`, route]),
    ...contributes.nav.map((nav): [string, unknown] => [`${nav.section} entry ${nav.route}`, nav]),
    ...contributes.slots.map((slot): [string, unknown] => [`slot ${slot.slot} (${slot.view})`, slot]),
    ...Object.entries(origins ?? {}).flatMap(([kind, list]) =>
      (list ?? []).map((origin): [string, unknown] => [`${kind} from ${origin}`, origin]),
    ),
    ['portal contract', portal],
  ]
  return new Map(things.map(([name, thing]) => [name, JSON.stringify(thing)]))
}

/**
 * Lists what a version would change, and its provenance.
 * @throws HttpError 404 for an unknown version
 */
export async function previewReleaseChanges(
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
