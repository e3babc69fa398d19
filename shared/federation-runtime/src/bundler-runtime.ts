import type { ModuleFactory, RemoteContainer, SharedModule, ShareScope } from './container.ts'
import { sharedModules } from './shared-modules.ts'
import type {
  InitialSharedModulesRequest,
  RemotesRequest,
  SharedModulesRequest,
  WebpackRequire,
} from './webpack-require.ts'

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
function installSharedModules({
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
function installInitialSharedModules({
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

async function findContainer({ federation }: WebpackRequire, name: string): Promise<RemoteContainer> {
  for (const { loadEntry } of federation.initOptions.plugins ?? []) {
    const container = await loadEntry?.({ remoteInfo: { name } })
    if (container) return container
  }
  throw new Error(`nothing answers as ${name}`)
}

/**
 * Loads the modules of other remotes that a chunk uses. The plugins of the federation runtime provide the containers of
 * these remotes.
 */
function loadRemoteModules(request: RemotesRequest) {
  const { chunkId, promises, webpackRequire, chunkMapping, idToExternalAndNameMapping, idToRemoteMap } =
    request
  for (const id of chunkMapping[chunkId] ?? []) {
    const named = idToExternalAndNameMapping[id]
    const [remote] = idToRemoteMap[id] ?? []
    if (!named || !remote) throw new Error(`there is no remote behind ${id}`)
    const installRemoteModule = async () => {
      const factory = await (await findContainer(webpackRequire, remote.name)).get(named[1])
      webpackRequire.m[id] = (module) => {
        module.exports = factory()
      }
    }
    named.p ??= installRemoteModule().catch((error: unknown) => {
      named.p = undefined
      webpackRequire.m[id] = () => {
        throw error
      }
    })
    promises.push(named.p)
  }
}

/** Registers the shared modules of this build. Called before the modules run. */
function init({ webpackRequire }: { webpackRequire: WebpackRequire }) {
  const { name, shared = {} } = webpackRequire.federation.initOptions
  for (const [key, versions] of Object.entries(shared))
    sharedModules[key] = Object.fromEntries(
      versions.map((one) => [one.version, { ...one, from: name, useIn: [], deps: [] }]),
    )
  webpackRequire.S.default = sharedModules
  if (!('__FEDERATION__' in globalThis))
    Object.assign(globalThis, { __FEDERATION__: { __SHARE__: { [name]: { default: sharedModules } } } })
  return { name }
}

/** Sets the page's share scope in the container of a remote. Called before the modules of the remote run. */
function initContainerEntry({
  webpackRequire,
  shareScope,
}: {
  webpackRequire: WebpackRequire
  shareScope: ShareScope
}) {
  webpackRequire.S.default = shareScope
}

/**
 * Functions that the code of federation's build plugin calls. They replace
 * `@module-federation/webpack-bundler-runtime`.
 */
export default {
  runtime: {},
  bundlerRuntime: {
    init,
    initContainerEntry,
    consumes: installSharedModules,
    installInitialConsumes: installInitialSharedModules,
    remotes: loadRemoteModules,
    I: () => true,
  },
}
