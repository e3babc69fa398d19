import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { PublishedRemote } from '@portal/contract/registry'
import type { Remote } from '@portal/remote-kit'
import { containerOf } from '@portal/remote-kit/container'
import { provided } from './provided.ts'

/** How long a remote's entry may take before it counts as failed, in milliseconds. */
const entryTimeout = 8000

/** Loads remotes that the registry lists, and nothing else. */
export interface RemoteLoader {
  load(name: string): Promise<Remote>
  /** Makes the next load of a remote start afresh, past what the browser has cached of it. */
  refresh(name: string): Promise<void>
}

const entryOf = (remote: PublishedRemote) => new URL(remote.entry.path, remote.base).href

/** Only addresses from the registry become script addresses. */
function scriptPolicy(entries: ReadonlyMap<string, PublishedRemote>) {
  const check = (url: string) => {
    if (!entries.has(url)) throw new TypeError(`not in the registry: ${url}`)
    return url
  }
  return (
    window.trustedTypes?.createPolicy('p-registry', { createScriptURL: check }) ?? { createScriptURL: check }
  )
}

/** Sets federation up for the remotes of this page: each entry pinned by its integrity, none loaded yet. */
export function createRemoteLoader(remotes: readonly PublishedRemote[]): RemoteLoader {
  const entries = new Map(remotes.map((remote) => [entryOf(remote), remote]))
  const named = new Map(remotes.map((remote) => [remote.name, remote]))
  const policy = scriptPolicy(entries)
  const loaded = new Map<string, Promise<Remote>>()
  const failedEntries = new Set<string>()

  if (provided.some((module) => !module)) throw new Error('a shared module is missing')
  registerPlugins([
    {
      name: 'pinned-entries',
      createScript({ url }) {
        const script = document.createElement('script')
        script.async = true
        script.crossOrigin = 'anonymous'
        script.integrity = entries.get(url)?.entry.integrity ?? ''
        script.src = policy.createScriptURL(url) as string
        return { script, timeout: entryTimeout }
      },
    },
  ])
  const register = (remote: PublishedRemote, force: boolean) =>
    registerRemotes([{ name: containerOf(remote.name), entry: entryOf(remote), type: 'global' }], { force })
  for (const remote of remotes) register(remote, false)

  const load = (name: string): Promise<Remote> => {
    const known = loaded.get(name)
    if (known) return known
    const loading = loadRemote<{ default: Remote }>(`${containerOf(name)}/remote`).then((module) => {
      if (!module) throw new Error(`${name} exposes no remote`)
      return module.default
    })
    loaded.set(name, loading)
    loading.catch((error: Error) => {
      loaded.delete(name)
      if (error.name !== 'ChunkLoadError') failedEntries.add(name)
    })
    return loading
  }

  return {
    load,
    refresh: async (name) => {
      const remote = named.get(name)
      if (!remote) return
      const files = [remote.entry, ...remote.files].filter(({ path }) => path.endsWith('.js'))
      const used = files.map(({ path }) => new URL(path, remote.base).href).filter(wasRequested)
      await Promise.allSettled(used.map((url) => fetch(url, { cache: 'reload', credentials: 'omit' })))
      if (failedEntries.delete(name)) register(remote, true)
    },
  }
}

const wasRequested = (url: string) => performance.getEntriesByName(url, 'resource').length > 0
