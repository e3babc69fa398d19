import { type BuildRecord, packageOfFile } from './build-record.ts'

interface StatsModule {
  name?: string
  nameForCondition?: string | null
  chunks?: (string | number)[]
  modules?: StatsModule[]
}

/** What is read of the statistics that webpack and Rspack give in the same form. */
export interface BuildStats {
  namedChunkGroups?: Record<string, { assets?: { name: string }[]; chunks?: (string | number | null)[] }>
  chunks?: { id?: string | number | null; origins?: { moduleName?: string }[] }[]
  modules?: StatsModule[]
}

/** Of the statistics, what is asked for. */
export const statsOptions = {
  all: false,
  chunkGroups: true,
  chunks: true,
  chunkOrigins: true,
  ids: true,
  modules: true,
  nestedModules: true,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
  modulesSpace: Number.POSITIVE_INFINITY,
  dependentModules: true,
  cachedModules: true,
} as const

/** Name of the shared library that a module stands for, by the name that federation gives such a module. */
const consumedAs = ({ name = '' }: StatsModule): string | undefined =>
  /^consume shared module \(\w+\) (@?[^@]+)@/.exec(name)?.[1]

/** Whether a module brings code for a shared library, to be used where a page lacks it. */
const isStandIn = (name = '') => /^(consume|provide) shared module /.test(name)

const within = (module: StatsModule): StatsModule[] => [module, ...(module.modules ?? []).flatMap(within)]

/** The record of a build of webpack or Rspack. */
export function recordOfStats({ namedChunkGroups = {}, chunks = [], modules = [] }: BuildStats): BuildRecord {
  const groups = Object.entries(namedChunkGroups)
  const takenBy = (ids: readonly unknown[]) =>
    modules
      .filter((module) => module.chunks?.some((id) => ids.includes(id)))
      .flatMap((module) => consumedAs(module) ?? [])
  const standIns = new Set(
    chunks
      .filter(
        ({ origins = [] }) => origins.length > 0 && origins.every(({ moduleName }) => isStandIn(moduleName)),
      )
      .map(({ id }) => id),
  )
  const loaded = modules.filter(({ chunks: ids = [] }) => ids.length > 0)
  const own = loaded.filter(({ chunks: ids = [] }) => ids.some((id) => !standIns.has(id)))
  return {
    isModule: false,
    chunks: Object.fromEntries(
      groups.map(([name, { assets = [] }]) => [
        name,
        assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
      ]),
    ),
    takes: Object.fromEntries(groups.map(([name, group]) => [name, sorted(takenBy(group.chunks ?? []))])),
    libraries: librariesOf(loaded),
    ownLibraries: librariesOf(own),
  }
}

const librariesOf = (modules: readonly StatsModule[]): string[] =>
  sorted(modules.flatMap(within).flatMap((module) => packageOfFile(module.nameForCondition ?? '') ?? []))

const sorted = (names: readonly string[]) => [...new Set(names)].sort()
