import type { PublishedRemote, RemoteCode } from '@portal/contract/snapshot'
import type { Remote } from '@portal/remote-kit'
import type { PortalAccess } from './portal-access.ts'

/** A version of a remote that a page may load. */
export type LoadableVersion = Pick<PublishedRemote, 'name' | 'version'> & Omit<RemoteCode, 'fallback'>

export interface VersionLoader {
  load(version: LoadableVersion): Promise<Remote>
  /**
   * Prepares loading a version again: refetches its files past the browser's cache, and waits until a running attempt
   * ends.
   */
  renew(version: LoadableVersion): Promise<void>
  add(versions: readonly LoadableVersion[]): void
  /** Whether a remote may take its portal now; see `PortalAccess`. */
  enter: PortalAccess['enter']
}
