import type { ModuleFactory, SharedModule } from './container.ts'
import type { InitialSharedModulesRequest, SharedModulesRequest, WebpackRequire } from './webpack-require.ts'

const parseMajorVersion = (version: string) => /\d+/.exec(version)?.[0]

/** Finds a version with the same major version as the range; in a range with alternatives (`||`), as the first possible. */
const findSameMajorVersion = (versions: readonly SharedModule[], range: string): SharedModule | undefined =>
  range
    .split('||')
    .flatMap(
      (one) => versions.find(({ version }) => parseMajorVersion(version) === parseMajorVersion(one)) ?? [],
    )
    .at(0)

/** @throws Error if the page only has other major versions than the build requires */
function resolveSharedModule({ S, consumesLoadingData }: WebpackRequire, id: string | number) {
  const wanted = consumesLoadingData.moduleIdToConsumeDataMapping[id]
  if (!wanted) throw new Error(`nothing is shared as ${id}`)
  const { shareKey, requiredVersion, fallback } = wanted
  const there = Object.values(S?.default?.[shareKey] ?? {})
  if (there.length === 0) return fallback()
  const found = findSameMajorVersion(there, requiredVersion)
  if (!found) {
    const versions = there.map(({ version }) => version).join(' and ')
    throw new Error(`${shareKey} is here in ${versions}, and ${requiredVersion} is needed`)
  }
  found.loaded = true
  return found.get()
}

/**
 * Installs the shared modules of a chunk while the chunk loads. If a module cannot be resolved, the code that uses it
 * throws the error.
 */
export function installSharedModules({
  chunkId,
  promises,
  webpackRequire,
  chunkMapping,
  installedModules,
}: SharedModulesRequest) {
  const { m: code, c: ran } = webpackRequire
  for (const id of chunkMapping[chunkId] ?? []) {
    if (id in installedModules) {
      promises.push(installedModules[id])
      continue
    }
    const installFactory = (factory: ModuleFactory) => {
      installedModules[id] = 0
      code[id] = (module) => {
        delete ran[id]
        module.exports = factory()
      }
    }
    const installThrowingFactory = (error: unknown) => {
      delete installedModules[id]
      code[id] = () => {
        delete ran[id]
        throw error
      }
    }
    try {
      const factory = resolveSharedModule(webpackRequire, id)
      if (typeof factory === 'function') installFactory(factory)
      else {
        installedModules[id] = factory.then(installFactory).catch(installThrowingFactory)
        promises.push(installedModules[id])
      }
    } catch (error) {
      installThrowingFactory(error)
    }
  }
}

/** Installs the shared modules of the initial chunk, which must contain their code. */
export function installInitialSharedModules({
  initialConsumes,
  webpackRequire,
  installedModules,
}: InitialSharedModulesRequest) {
  for (const id of initialConsumes)
    webpackRequire.m[id] = (module) => {
      installedModules[id] = 0
      delete webpackRequire.c[id]
      const factory = resolveSharedModule(webpackRequire, id)
      if (typeof factory !== 'function') throw new Error(`${id} is shared, but not in the first file`)
      module.exports = factory()
    }
}
