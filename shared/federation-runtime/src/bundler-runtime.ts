import { installInitialSharedModules, installSharedModules } from './consume-shared-modules.ts'
import type { RemoteContainer, ShareScope } from './container.ts'
import { sharedModules } from './shared-modules.ts'
import type { RemotesRequest, WebpackRequire } from './webpack-require.ts'

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
