import {
  type PublishedRemote,
  type RemoteCodeLocation,
  RemoteCodeLocationByName,
} from '@portal/contract/registry-snapshot'
import * as v from '@portal/contract/valibot'
import type { Remote } from '@portal/remote-kit'
import { type AcceptedRegistry, findCodeProblem } from './load-registry.ts'
import type { LoadableVersion, VersionLoader } from './version-loader.ts'

export interface RemoteState {
  name: string
  version: string
  state: 'not loaded' | 'loading' | 'loaded' | 'failed'
  /** Version that did not start, if a fallback replaced it. */
  failedVersion?: string
  loadMs?: number
  error?: string
}

export interface RemoteLoader {
  load(name: string): Promise<Remote>
  renew(name: string): Promise<void>
  /** Gives up the version of a remote that does not start. Returns whether there is a fallback version. */
  giveUp(name: string, error: unknown): boolean
  states(): RemoteState[]
}

interface RemoteLoaderDependencies {
  remotes: readonly PublishedRemote[]
  versions: Omit<VersionLoader, 'exposePortals'>
  report(error: unknown, remote: string, context: Record<string, string>): void
  findCode: LocateRemoteCode
}

/**
 * Loads the version of each remote. If that version does not start, loads the last good version without reloading the
 * page.
 */
export function createRemoteLoader({
  remotes,
  versions,
  report,
  findCode,
}: RemoteLoaderDependencies): RemoteLoader {
  const named = new Map(remotes.map((remote) => [remote.name, remote]))
  const fallbacks = new Map<string, LoadableVersion>()
  const inUse = new Map<string, LoadableVersion>()
  const registerRemote = (
    { name, version }: PublishedRemote,
    { fallback, ...code }: RemoteCodeLocation,
  ): LoadableVersion => {
    const wanted = { name, version, ...code }
    const other = fallback && { name, ...fallback }
    inUse.set(name, wanted)
    if (other) fallbacks.set(name, other)
    versions.add(other ? [wanted, other] : [wanted])
    return wanted
  }
  for (const remote of remotes) {
    const { hash, base, entry, fallback } = remote
    if (hash && base && entry) registerRemote(remote, { hash, base, entry, fallback })
  }
  const states = new Map<string, RemoteState>(
    remotes.map(({ name, version }) => [name, { name, version, state: 'not loaded' }]),
  )
  const updateState = (name: string, state: Partial<RemoteState>) => {
    const known = states.get(name)
    if (known) states.set(name, { ...known, ...state })
  }

  const findVersion = async (name: string): Promise<LoadableVersion> => {
    const remote = named.get(name)
    if (!remote) throw new Error(`there is no remote ${name}`)
    const known = inUse.get(name)
    if (known) return known
    const code = await findCode(name)
    return inUse.get(name) ?? registerRemote(remote, code)
  }
  const findFallback = ({ name, version }: LoadableVersion): LoadableVersion | null => {
    const fallback = fallbacks.get(name)
    return fallback && fallback.version !== version ? fallback : null
  }
  const replaceVersion = (given: LoadableVersion, by: LoadableVersion, error: unknown) => {
    if (inUse.get(given.name) === by) return
    report(error, given.name, { version: given.version, fallback: by.version })
    inUse.set(given.name, by)
    updateState(given.name, { version: by.version, failedVersion: given.version })
  }

  const loadVersionOrFallback = async (version: LoadableVersion): Promise<Remote> => {
    try {
      return await versions.load(version)
    } catch (error) {
      const other = findFallback(version)
      const remote = other && (await versions.load(other).catch(() => null))
      if (!remote) throw error
      replaceVersion(version, other, error)
      return remote
    }
  }

  return {
    load: async (name) => {
      const began = performance.now()
      if (states.get(name)?.state !== 'loaded') updateState(name, { state: 'loading' })
      try {
        const remote = await loadVersionOrFallback(await findVersion(name))
        if (states.get(name)?.state !== 'loaded')
          updateState(name, { state: 'loaded', loadMs: performance.now() - began })
        return remote
      } catch (error) {
        updateState(name, { state: 'failed', error: String(error) })
        throw error
      }
    },
    renew: async (name) => versions.renew(await findVersion(name)),
    giveUp: (name, error) => {
      const version = inUse.get(name)
      const other = version ? findFallback(version) : null
      if (version && other) replaceVersion(version, other, error)
      return other !== null
    },
    states: () => [...states.values()],
  }
}

/** Finds the code location of a remote for which the page has none. */
type LocateRemoteCode = (name: string) => Promise<RemoteCodeLocation>

/**
 * Creates a function that finds code locations in the registry's second file. The file loads on first use; the signed
 * snapshot contains its hash (trust B3).
 */
export function createRemoteCodeLocator({
  rest,
  origins,
}: Pick<AcceptedRegistry, 'rest' | 'origins'>): LocateRemoteCode {
  let reading: Promise<RemoteCodeLocationByName> | null = null
  const readCodeLocations = async (): Promise<RemoteCodeLocationByName> => {
    if (!rest) return {}
    const response = await fetch(rest.path, { integrity: rest.integrity })
    if (!response.ok) throw new Error(`the rest of the registry answered ${response.status}`)
    return v.parse(RemoteCodeLocationByName, await response.json())
  }
  return async (name) => {
    reading ??= readCodeLocations()
    const code = await reading.then(
      (codes) => codes[name],
      (error: unknown) => {
        reading = null
        throw error
      },
    )
    const problem = code ? findCodeProblem(name, code, origins) : `the registry has no code of ${name}`
    if (!code || problem) throw new Error(problem ?? name)
    return code
  }
}

/**
 * Creates a function that finds the remote whose code a text, such as a stack trace, mentions; the shell if no remote
 * matches.
 */
export const createRemoteFinder =
  (remotes: readonly PublishedRemote[]) =>
  (text: string): string =>
    remotes.find(({ name, base = `/${name}/` }) => text.includes(base))?.name ?? 'shell'
