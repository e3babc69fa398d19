import type { Factory } from './container.ts'
import type { ConsumesRequest, InitialConsumes, WebpackRequire } from './webpack-require.ts'

const major = (version: string) => /\d+/.exec(version)?.[0]

/**
 * A shared module of the page: there is one version of each, the shell's.
 * @throws Error when that is another major version than the build was made for
 */
function shared({ S, consumesLoadingData }: WebpackRequire, id: string | number) {
  const wanted = consumesLoadingData.moduleIdToConsumeDataMapping[id]
  if (!wanted) throw new Error(`nothing is shared as ${id}`)
  const { shareKey, requiredVersion, fallback } = wanted
  const [found] = Object.values(S.default?.[shareKey] ?? {})
  if (!found) return fallback()
  if (major(found.version) !== major(requiredVersion))
    throw new Error(`${shareKey} is here in ${found.version}, and ${requiredVersion} is needed`)
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
