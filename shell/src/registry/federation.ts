import { containerOf } from '@portal/contract/registry'
import { loadRemote, registerRemotes, setScriptFactory } from '@portal/federation-runtime/load'
import type { Remote } from '@portal/remote-kit'
import { codeTimeoutMs } from '@portal/remote-kit/container'
import { createPortalAccess } from './portal-access.ts'
import { provided } from './provided.ts'
import type { Version, VersionLoader } from './version.ts'

const entryOf = ({ entry, base }: Version) => new URL(entry.path, base).href

/** An entry's URL as in the registry, without the retry parameter. */
const withoutRetryParameter = (url: string) => url.replace(/\?again=\d+$/, '')

/** Trusted Types policy that allows only URLs from the registry. */
function scriptPolicy(entries: ReadonlyMap<string, Version>) {
  const rules = {
    createScriptURL: (url: string) => {
      if (!entries.has(withoutRetryParameter(url))) throw new TypeError(`not in the registry: ${url}`)
      return url
    },
  }
  return window.trustedTypes?.createPolicy('p-registry', rules) ?? rules
}

/** Sets up module federation: each entry is pinned by its integrity and loaded on demand. */
export function createVersionLoader(): VersionLoader {
  const entries = new Map<string, Version>()
  const policy = scriptPolicy(entries)
  const { watch, enter } = createPortalAccess()
  const loaded = new Map<string, Promise<Remote>>()

  if (provided.some((module) => !module)) throw new Error('a shared module is missing')
  setScriptFactory((url) => {
    const version = entries.get(withoutRetryParameter(url))
    const script = document.createElement('script')
    script.async = true
    script.crossOrigin = 'anonymous'
    script.integrity = version?.entry.integrity ?? ''
    if (version) watch(script, version.name)
    script.src = policy.createScriptURL(url) as string
    return { script, timeout: codeTimeoutMs }
  })
  const add = (versions: readonly Version[]) => {
    for (const version of versions) {
      entries.set(entryOf(version), version)
      registerRemotes([{ name: containerOf(version), entry: entryOf(version) }])
    }
  }

  const load = (version: Version): Promise<Remote> => {
    const container = containerOf(version)
    const known = loaded.get(container)
    if (known) return known
    const loading = loadRemote<{ default: Remote }>(`${container}/remote`).then((module) => {
      if (!module) throw new Error(`${version.name} exposes no remote`)
      return module.default
    })
    loaded.set(container, loading)
    loading.catch(() => loaded.delete(container))
    return loading
  }

  const renew = async (version: Version): Promise<void> => {
    requestedScripts(version.base).forEach(refetchPastCache)
    await loaded.get(containerOf(version))?.catch(() => {})
  }

  return { load, renew, add, enter }
}

/** Fetches past the browser's cache, and updates it. */
const refetchPastCache = (url: string) =>
  void fetch(url, { cache: 'reload', credentials: 'omit', signal: AbortSignal.timeout(codeTimeoutMs) }).catch(
    () => {},
  )

/** Scripts of a build that this page has already requested. */
const requestedScripts = (base: string) =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(base) && url.endsWith('.js'))
