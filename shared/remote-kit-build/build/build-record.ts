/** Data from webpack's statistics that a descriptor needs. */
export interface BuildRecord {
  /** Scripts of each named chunk, such as `view.list` or `text.nl`, including the scripts that it depends on. */
  chunks: Record<string, string[]>
  sharedLibrariesByChunk: Record<string, string[]>
  /** npm packages whose code the build contains. */
  libraries: string[]
}

const findPackageOfFile = (file: string): string | undefined =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/.][^\\/]*)/.exec(file)?.[1]

interface StatsModule {
  name?: string
  nameForCondition?: string | null
  chunks?: (string | number)[]
  modules?: StatsModule[]
}

/** The fields of webpack's statistics that `toBuildRecord` reads. */
export interface BuildStats {
  namedChunkGroups?: Record<string, { assets?: { name: string }[]; chunks?: (string | number | null)[] }>
  modules?: StatsModule[]
}

/** Options that make webpack emit only the fields of `BuildStats`. */
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

const parseSharedLibraryName = ({ name = '' }: StatsModule): string | undefined =>
  /^consume shared module \(\w+\) (@?[^@]+)@/.exec(name)?.[1]

const flattenModule = (module: StatsModule): StatsModule[] => [
  module,
  ...(module.modules ?? []).flatMap(flattenModule),
]

export function toBuildRecord({ namedChunkGroups = {}, modules = [] }: BuildStats): BuildRecord {
  const groups = Object.entries(namedChunkGroups)
  const findConsumedLibraries = (ids: readonly unknown[]) =>
    modules
      .filter((module) => module.chunks?.some((id) => ids.includes(id)))
      .flatMap((module) => parseSharedLibraryName(module) ?? [])
  return {
    chunks: Object.fromEntries(
      groups.map(([name, { assets = [] }]) => [
        name,
        assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
      ]),
    ),
    sharedLibrariesByChunk: Object.fromEntries(
      groups.map(([name, group]) => [name, toSortedUnique(findConsumedLibraries(group.chunks ?? []))]),
    ),
    libraries: findBundledPackages(modules.filter(({ chunks = [] }) => chunks.length > 0)),
  }
}

const findBundledPackages = (modules: readonly StatsModule[]): string[] =>
  toSortedUnique(
    modules
      .flatMap(flattenModule)
      .flatMap((module) => findPackageOfFile(module.nameForCondition ?? '') ?? []),
  )

const toSortedUnique = (names: readonly string[]) => [...new Set(names)].sort()
