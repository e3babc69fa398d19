import type { PublishedRemote, RemoteCode } from '@portal/contract/snapshot'
import type { Remote } from '@portal/remote-kit'
import type { CodeFinder } from './code-finder.ts'
import type { Version, VersionLoader } from './version.ts'

/** State of a remote in this page. */
export interface RemoteState {
  name: string
  version: string
  state: 'not loaded' | 'loading' | 'loaded' | 'failed'
  /** The version that did not start, if a fallback replaced it. */
  failedVersion?: string
  /** Loading time in milliseconds. */
  loadMs?: number
  error?: string
}

/** Loads remotes by name: the registry's version or its fallback. */
export interface RemoteLoader {
  load(name: string): Promise<Remote>
  /** Prepares loading a remote again: see `VersionLoader`. */
  renew(name: string): Promise<void>
  /** Gives up a version that does not start; returns whether there is a fallback. */
  giveUp(name: string, error: unknown): boolean
  states(): RemoteState[]
}

export interface RemoteLoaderParts {
  remotes: readonly PublishedRemote[]
  versions: VersionLoader
  report(error: unknown, remote: string, context: Record<string, string>): void
  findCode: CodeFinder
}

/**
 * Loads each remote's version, or the last good one if that does not start, without a reload and until the page is
 * left. Reports name the failed version.
 */
export function createRemoteLoader({ remotes, versions, report, findCode }: RemoteLoaderParts): RemoteLoader {
  const named = new Map(remotes.map((remote) => [remote.name, remote]))
  const fallbacks = new Map<string, Version>()
  const inUse = new Map<string, Version>()
  const register = ({ name, version }: PublishedRemote, { fallback, ...code }: RemoteCode): Version => {
    const wanted = { name, version, ...code }
    const other = fallback && { name, ...fallback }
    inUse.set(name, wanted)
    if (other) fallbacks.set(name, other)
    versions.add(other ? [wanted, other] : [wanted])
    return wanted
  }
  for (const remote of remotes) {
    const { hash, base, entry, fallback } = remote
    if (hash && base && entry) register(remote, { hash, base, entry, fallback })
  }
  const states = new Map<string, RemoteState>(
    remotes.map(({ name, version }) => [name, { name, version, state: 'not loaded' }]),
  )
  const note = (name: string, state: Partial<RemoteState>) => {
    const known = states.get(name)
    if (known) states.set(name, { ...known, ...state })
  }

  const versionOf = async (name: string): Promise<Version> => {
    const remote = named.get(name)
    if (!remote) throw new Error(`there is no remote ${name}`)
    const known = inUse.get(name)
    if (known) return known
    const code = await findCode(name)
    return inUse.get(name) ?? register(remote, code)
  }
  const otherThan = ({ name, version }: Version): Version | null => {
    const fallback = fallbacks.get(name)
    return fallback && fallback.version !== version ? fallback : null
  }
  const replace = (given: Version, by: Version, error: unknown) => {
    if (inUse.get(given.name) === by) return
    report(error, given.name, { version: given.version, fallback: by.version })
    inUse.set(given.name, by)
    note(given.name, { version: by.version, failedVersion: given.version })
  }

  const loadOrFallBack = async (version: Version): Promise<Remote> => {
    try {
      return await versions.load(version)
    } catch (error) {
      const other = otherThan(version)
      const remote = other && (await versions.load(other).catch(() => null))
      if (!remote) throw error
      replace(version, other, error)
      return remote
    }
  }

  return {
    load: async (name) => {
      const began = performance.now()
      if (states.get(name)?.state !== 'loaded') note(name, { state: 'loading' })
      try {
        const remote = await loadOrFallBack(await versionOf(name))
        if (states.get(name)?.state !== 'loaded')
          note(name, { state: 'loaded', loadMs: performance.now() - began })
        return remote
      } catch (error) {
        note(name, { state: 'failed', error: String(error) })
        throw error
      }
    },
    renew: async (name) => versions.renew(await versionOf(name)),
    giveUp: (name, error) => {
      const version = inUse.get(name)
      const other = version ? otherThan(version) : null
      if (version && other) replace(version, other, error)
      return other !== null
    },
    states: () => [...states.values()],
  }
}
