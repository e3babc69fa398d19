import type { UsableRegistry } from './registry/accept.ts'
import { createCodeFinder } from './registry/code-finder.ts'
import { createVersionLoader } from './registry/federation.ts'
import { createRemoteLoader, type RemoteLoader } from './registry/versions.ts'
import type { Report } from './report/report.ts'
import type { BrowserSession } from './session/browser.ts'
import type { SessionParts } from './session/parts.ts'
import type { SealedStore } from './session/sealed-store.ts'

/** The shell's access to the browser; tests replace it. */
export interface BrowserEnv extends Pick<SessionParts, 'vault' | 'exclusive' | 'channel' | 'dpopSigner'> {
  /** Store for drafts, encrypted like the sessions. */
  sealed: SealedStore
  loaderOf(registry: UsableRegistry, report: Report): RemoteLoader
  /** Whether a remote may take its portal at this moment. */
  enter(remote: string): boolean
  /** Reloads the page, or loads another. */
  load(path?: string): void
}

/** The real browser, with its session store. */
export function realBrowserEnv(session: BrowserSession): BrowserEnv {
  const versions = createVersionLoader()
  return {
    ...session,
    loaderOf: ({ remotes, ...registry }, report) =>
      createRemoteLoader({ report, remotes, versions, findCode: createCodeFinder(registry) }),
    enter: versions.enter,
    load: (path) => (path === undefined ? location.reload() : location.assign(path)),
  }
}
