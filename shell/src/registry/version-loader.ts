import type { PublishedRemote, RemoteCodeLocation } from '@portal/contract/registry-snapshot'
import { getContainerName } from '@portal/contract/remote-registry'
import { loadRemote, registerRemotes, setScriptFactory } from '@portal/federation-runtime/load'
import type { Remote } from '@portal/remote-kit'
import { codeLoadTimeoutMs } from '@portal/remote-kit/container'
import type { Portal } from '@portal/remote-kit/portal'
import { sharedModules } from './shared-modules.ts'

/**
 * Native getter of `document.currentScript`. It is read before any remote runs, because a remote could replace the
 * getter.
 */
const readCurrentScript = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get
const getRunningScript = (): unknown => readCurrentScript?.call(document)

/**
 * Lets a remote obtain its own portal, once, while the remote's entry script runs, according to
 * `document.currentScript`. All remotes share one page, so this prevents a remote from obtaining another remote's
 * portal. Code that rewrites functions of the page could bypass this; the signature of the registry prevents such code
 * from being loaded.
 */
export function createPortalAccess(getScript = getRunningScript) {
  const remoteByScript = new WeakMap<object, string>()
  const claimPortal = (remote: string) => {
    const script = getScript()
    return (
      script instanceof HTMLElement && remoteByScript.get(script) === remote && remoteByScript.delete(script)
    )
  }
  return {
    /** Registers the script of a remote's entry before the script runs. */
    registerEntryScript: (script: HTMLScriptElement, remote: string) =>
      void remoteByScript.set(script, remote),
    createShellGlobals: (portalFor: (remote: string) => Portal) =>
      Object.freeze({
        portalFor: (remote: string) => {
          if (claimPortal(remote)) return portalFor(remote)
          throw new Error(`the portal of ${remote} is handed out as its entry starts, once`)
        },
      }),
  }
}

export type LoadableVersion = Pick<PublishedRemote, 'name' | 'version'> & Omit<RemoteCodeLocation, 'fallback'>

export type VersionLoader = ReturnType<typeof createVersionLoader>

const getEntryUrl = ({ entry, base }: LoadableVersion) => new URL(entry.path, base).href

/** Removes the retry parameter, so that the URL equals the one in the registry. */
const removeRetryParameter = (url: string) => url.replace(/\?again=\d+$/, '')

function createScriptPolicy(entries: ReadonlyMap<string, LoadableVersion>) {
  const rules = {
    createScriptURL: (url: string) => {
      if (!entries.has(removeRetryParameter(url))) throw new TypeError(`not in the registry: ${url}`)
      return url
    },
  }
  return window.trustedTypes?.createPolicy('p-registry', rules) ?? rules
}

/** Sets up module federation: each entry is pinned by its integrity and loaded on demand. */
export function createVersionLoader() {
  const entries = new Map<string, LoadableVersion>()
  const policy = createScriptPolicy(entries)
  const { registerEntryScript, createShellGlobals } = createPortalAccess()
  const loaded = new Map<string, Promise<Remote>>()

  if (sharedModules.some((module) => !module)) throw new Error('a shared module is missing')
  setScriptFactory((url) => {
    const version = entries.get(removeRetryParameter(url))
    const script = document.createElement('script')
    script.async = true
    script.crossOrigin = 'anonymous'
    script.integrity = version?.entry.integrity ?? ''
    if (version) registerEntryScript(script, version.name)
    script.src = policy.createScriptURL(url) as string
    return { script, timeout: codeLoadTimeoutMs }
  })
  const registerVersions = (versions: readonly LoadableVersion[]) => {
    for (const version of versions) {
      entries.set(getEntryUrl(version), version)
      registerRemotes([{ name: getContainerName(version), entry: getEntryUrl(version) }])
    }
  }

  const loadVersion = (version: LoadableVersion): Promise<Remote> => {
    const container = getContainerName(version)
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

  /**
   * Fetches the requested files of a version again, bypassing the browser's cache. Resolves when a running load of that
   * version has ended.
   */
  const refetchVersion = async (version: LoadableVersion): Promise<void> => {
    listRequestedScripts(version.base).forEach(reloadIntoCache)
    await loaded.get(getContainerName(version))?.catch(() => {})
  }

  return {
    load: loadVersion,
    renew: refetchVersion,
    add: registerVersions,
    /** Lets remotes obtain their portals through `__PORTAL_SHELL__`. */
    exposePortals: (portalFor: (remote: string) => Portal) =>
      void Object.defineProperty(globalThis, '__PORTAL_SHELL__', { value: createShellGlobals(portalFor) }),
  }
}

/** Fetches a URL past the browser's cache, and updates the cache. */
const reloadIntoCache = (url: string) =>
  void fetch(url, {
    cache: 'reload',
    credentials: 'omit',
    signal: AbortSignal.timeout(codeLoadTimeoutMs),
  }).catch(() => {})

const listRequestedScripts = (base: string) =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(base) && url.endsWith('.js'))
