import type { Provenance } from '@portal/contract/provenance'
import type { Database } from '../database/database.ts'
import { findBuildOutsideRollout } from '../registry/build-selection.ts'
import { type Build, findBuild, parseDescriptor, shellName } from '../registry/builds.ts'
import { createRegistryReader } from '../registry/registry-state.ts'
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
 * Lists what a version would change at a tenant outside of a running rollout, and its provenance. Without a tenant,
 * compares it with the build of the channel `live`.
 * @throws HttpError 404 for an unknown version
 */
export async function previewReleaseChanges(
  db: Database,
  { remote, version, tenant }: { remote: string; version: string; tenant?: string | undefined },
): Promise<BuildDifferences & { provenance: Provenance | null }> {
  const next = await findBuild(db, remote, version)
  const state = await createRegistryReader(db)()
  const placement = state.placements.find((row) => row.name === remote && row.tenant === tenant)
  return {
    ...compareBuilds(findBuildOutsideRollout(state, remote, placement), next),
    provenance: parseProvenance(next),
  }
}
