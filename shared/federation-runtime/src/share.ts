import { type ChooseVersion, chooseVersion, type Factory } from './container.ts'
import type { ConsumesRequest, InitialConsumes, WebpackRequire } from './webpack-require.ts'

const major = (version: string) => /\d+/.exec(version)?.[0]

/**
 * One of the same major version as a range, the first that it names before the others: a remote runs under shells that are somewhat
 * older than what it was built with, and that do not say how versions are chosen.
 */
const ofSameMajor: ChooseVersion = (versions, range) =>
  range
    .split('||')
    .flatMap((one) => versions.find(({ version }) => major(version) === major(one)) ?? [])
    .at(0)

/**
 * A shared module of the page: the newest that the build's range allows, else one of the same major version.
 * @throws Error when the page has it in other major versions only
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

/** Puts a chunk's shared modules in place, beside its download. A failure shows where the module is used. */
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
    const put = (factory: Factory) => {
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
      if (typeof factory === 'function') put(factory)
      else {
        installedModules[id] = factory.then(put).catch(fail)
        promises.push(installedModules[id])
      }
    } catch (error) {
      fail(error)
    }
  }
}

/** Puts the shared modules of the first file in place; they are in that file themselves. */
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
