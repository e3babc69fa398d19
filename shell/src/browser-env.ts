import type { UsableRegistry } from './registry/load-registry.ts'
import { createRemoteCodeLocator, createRemoteLoader, type RemoteLoader } from './registry/remote-loader.ts'
import { createVersionLoader, type VersionLoader } from './registry/version-loader.ts'
import type { ReportError } from './report/error-report.ts'
import type { BrowserSession } from './session/browser-session.ts'
import type { SessionDependencies } from './session/session.ts'
import type { EncryptedStore } from './session/stored-session.ts'

/** The shell's access to the browser; tests replace it. */
export interface BrowserEnv
  extends Pick<SessionDependencies, 'vault' | 'exclusive' | 'channel' | 'dpopSigner'> {
  sealed: EncryptedStore
  createLoader(registry: UsableRegistry, report: ReportError): RemoteLoader
  exposePortals: VersionLoader['exposePortals']
  loadPage(path?: string): void
}

export function createBrowserEnv(session: BrowserSession): BrowserEnv {
  const versions = createVersionLoader()
  return {
    ...session,
    createLoader: ({ remotes, ...registry }, report) =>
      createRemoteLoader({ report, remotes, versions, findCode: createRemoteCodeLocator(registry) }),
    exposePortals: versions.exposePortals,
    loadPage: (path) => (path === undefined ? location.reload() : location.assign(path)),
  }
}
