import type { UsableRegistry } from './registry/accept.ts'
import { createVersionLoader } from './registry/federation.ts'
import { restOf } from './registry/rest.ts'
import { createRemoteLoader, type RemoteLoader } from './registry/versions.ts'
import type { Report } from './report/report.ts'
import type { BrowserSession } from './session/browser.ts'
import type { SessionParts } from './session/parts.ts'
import type { SealedStore } from './session/sealed-store.ts'

/** What the shell has of the browser it runs in; all of it can be replaced in a test. */
export interface Surroundings extends Pick<SessionParts, 'vault' | 'exclusive' | 'channel' | 'prover'> {
  /** Where drafts are kept, sealed like the sessions. */
  sealed: SealedStore
  loaderOf(registry: UsableRegistry, report: Report): RemoteLoader
  /** Whether a remote takes its portal at this moment. */
  enter(remote: string): boolean
  /** Loads the page anew, or another in its place. */
  load(path?: string): void
}

/** The browser itself, with the session that is being read. */
export function thisBrowser(session: BrowserSession): Surroundings {
  const versions = createVersionLoader()
  return {
    ...session,
    loaderOf: ({ remotes, ...registry }, report) =>
      createRemoteLoader({ report, remotes, versions, findCode: restOf(registry) }),
    enter: versions.enter,
    load: (path) => (path === undefined ? location.reload() : location.assign(path)),
  }
}
