/** What a descriptor needs from webpack's statistics. */
export interface BuildRecord {
  /** Scripts of each named chunk with those it depends on, such as `view.list` or `text.nl`. */
  chunks: Record<string, string[]>
  /** Shared libraries that each named chunk consumes. */
  takes: Record<string, string[]>
  /** npm packages whose code is in the files. */
  libraries: string[]
}

/** npm package that a file belongs to; undefined for the build's own files. */
const packageOfFile = (file: string): string | undefined =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/.][^\\/]*)/.exec(file)?.[1]

interface StatsModule {
  name?: string
  nameForCondition?: string | null
  chunks?: (string | number)[]
  modules?: StatsModule[]
}

/** The fields of webpack's statistics that are read. */
export interface BuildStats {
  namedChunkGroups?: Record<string, { assets?: { name: string }[]; chunks?: (string | number | null)[] }>
  modules?: StatsModule[]
}

/** Options that make webpack emit only those fields. */
export const statsOptions = {
  all: false,
  chunkGroups: true,
  ids: true,
  modules: true,
  nestedModules: true,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
  modulesSpace: Number.POSITIVE_INFINITY,
  dependentModules: true,
  cachedModules: true,
} as const

/** Name of the shared library that a federation module refers to. */
const sharedLibraryName = ({ name = '' }: StatsModule): string | undefined =>
  /^consume shared module \(\w+\) (@?[^@]+)@/.exec(name)?.[1]

const within = (module: StatsModule): StatsModule[] => [module, ...(module.modules ?? []).flatMap(within)]

/** Extracts the build record from webpack's statistics. */
export function recordOfStats({ namedChunkGroups = {}, modules = [] }: BuildStats): BuildRecord {
  const groups = Object.entries(namedChunkGroups)
  const takenBy = (ids: readonly unknown[]) =>
    modules
      .filter((module) => module.chunks?.some((id) => ids.includes(id)))
      .flatMap((module) => sharedLibraryName(module) ?? [])
  return {
    chunks: Object.fromEntries(
      groups.map(([name, { assets = [] }]) => [
        name,
        assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
      ]),
    ),
    takes: Object.fromEntries(groups.map(([name, group]) => [name, sorted(takenBy(group.chunks ?? []))])),
    libraries: librariesOf(modules.filter(({ chunks = [] }) => chunks.length > 0)),
  }
}

const librariesOf = (modules: readonly StatsModule[]): string[] =>
  sorted(modules.flatMap(within).flatMap((module) => packageOfFile(module.nameForCondition ?? '') ?? []))

const sorted = (names: readonly string[]) => [...new Set(names)].sort()
