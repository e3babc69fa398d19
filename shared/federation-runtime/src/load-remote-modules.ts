import type { RemoteContainer } from './container.ts'
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
export function loadRemoteModules(request: RemotesRequest) {
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
