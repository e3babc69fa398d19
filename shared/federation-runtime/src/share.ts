import { type ChooseVersion, chooseVersion, type Factory } from './container.ts'
import type { ConsumesRequest, InitialConsumes, WebpackRequire } from './webpack-require.ts'

const major = (version: string) => /\d+/.exec(version)?.[0]

/**
 * Chooses a version with the same major version as a range, the range's first major version preferred. For remotes in a
 * page with an older shell, which does not provide a function to choose versions.
 */
const ofSameMajor: ChooseVersion = (versions, range) =>
  range
    .split('||')
    .flatMap((one) => versions.find(({ version }) => major(version) === major(one)) ?? [])
    .at(0)

/**
 * Resolves a shared module of the page: the newest version in the build's range, otherwise one of the same major
 * version.
 * @throws Error if the page has only other major versions
 */
function shared({ S, consumesLoadingData }: WebpackRequire, id: string | number) {
  const wanted = consumesLoadingData.moduleIdToConsumeDataMapping[id]
  if (!wanted) throw new Error(`nothing is shared as ${id}`)
  const { shareKey, requiredVersion, fallback } = wanted
  const there = Object.values(S?.default?.[shareKey] ?? {})
  if (there.length === 0) return fallback()
  const found = S?.default?.[chooseVersion]?.(there, requiredVersion) ?? ofSameMajor(there, requiredVersion)
  if (!found) {
    const versions = there.map(({ version }) => version).join(' and ')
    throw new Error(`${shareKey} is here in ${versions}, and ${requiredVersion} is needed`)
  }
  found.loaded = true
  return found.get()
}

/** Installs the shared modules of a chunk during its download. An error is thrown where the module is used. */
export function consumes({
  chunkId,
  promises,
  webpackRequire,
  chunkMapping,
  installedModules,
}: ConsumesRequest) {
  const { m: code, c: ran } = webpackRequire
  for (const id of chunkMapping[chunkId] ?? []) {
    if (id in installedModules) {
      promises.push(installedModules[id])
      continue
    }
    const install = (factory: Factory) => {
      installedModules[id] = 0
      code[id] = (module) => {
        delete ran[id]
        module.exports = factory()
      }
    }
    const fail = (error: unknown) => {
      delete installedModules[id]
      code[id] = () => {
        delete ran[id]
        throw error
      }
    }
    try {
      const factory = shared(webpackRequire, id)
      if (typeof factory === 'function') install(factory)
      else {
        installedModules[id] = factory.then(install).catch(fail)
        promises.push(installedModules[id])
      }
    } catch (error) {
      fail(error)
    }
  }
}

/** Installs shared modules that the initial chunk uses and contains. */
export function installInitialConsumes({
  initialConsumes,
  webpackRequire,
  installedModules,
}: InitialConsumes) {
  for (const id of initialConsumes)
    webpackRequire.m[id] = (module) => {
      installedModules[id] = 0
      delete webpackRequire.c[id]
      const factory = shared(webpackRequire, id)
      if (typeof factory !== 'function') throw new Error(`${id} is shared, but not in the first file`)
      module.exports = factory()
    }
}
