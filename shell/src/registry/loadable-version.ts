import type { PublishedRemote, RemoteCodeLocation } from '@portal/contract/registry-snapshot'
import type { Remote } from '@portal/remote-kit'
import type { PortalAccess } from './portal-access.ts'

export type LoadableVersion = Pick<PublishedRemote, 'name' | 'version'> & Omit<RemoteCodeLocation, 'fallback'>

export interface VersionLoader {
  load(version: LoadableVersion): Promise<Remote>
  /**
   * Fetches the requested files of a version again, bypassing the browser's cache. Resolves when a running load of that
   * version has ended.
   */
  renew(version: LoadableVersion): Promise<void>
  add(versions: readonly LoadableVersion[]): void
  claimPortal: PortalAccess['claimPortal']
}
