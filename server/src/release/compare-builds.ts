import { type Build, parseDescriptor, shellName } from '../registry/builds.ts'

export interface BuildDifferences {
  from: string | null
  to: string
  added: string[]
  removed: string[]
  changed: string[]
}

/** Compares routes, menu entries, slots and external origins of two builds. */
export function compareBuilds(from: Build | null, to: Build): BuildDifferences {
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
