import type { Container } from './container.ts'
import type { RemotesRequest, WebpackRequire } from './webpack-require.ts'

async function containerOf({ federation }: WebpackRequire, name: string): Promise<Container> {
  for (const { loadEntry } of federation.initOptions.plugins ?? []) {
    const container = await loadEntry?.({ remoteInfo: { name } })
    if (container) return container
  }
  throw new Error(`nothing answers as ${name}`)
}

/** Loads the modules of other containers that a chunk uses; plugins register those containers. */
export function remotes(request: RemotesRequest) {
  const { chunkId, promises, webpackRequire, chunkMapping, idToExternalAndNameMapping, idToRemoteMap } =
    request
  for (const id of chunkMapping[chunkId] ?? []) {
    const named = idToExternalAndNameMapping[id]
    const [remote] = idToRemoteMap[id] ?? []
    if (!named || !remote) throw new Error(`there is no remote behind ${id}`)
    const load = async () => {
      const factory = await (await containerOf(webpackRequire, remote.name)).get(named[1])
      webpackRequire.m[id] = (module) => {
        module.exports = factory()
      }
    }
    named.p ??= load().catch((error: unknown) => {
      named.p = undefined
      webpackRequire.m[id] = () => {
        throw error
      }
    })
    promises.push(named.p)
  }
}
