import type { PublishedRemote, RemoteCode } from '@portal/contract/snapshot'
import type { Remote } from '@portal/remote-kit'
import type { PortalAccess } from './portal-access.ts'

/** A version of a remote that a page may load. */
export type Version = Pick<PublishedRemote, 'name' | 'version'> & Omit<RemoteCode, 'fallback'>

/** Loads the remote versions that the registry lists. */
export interface VersionLoader {
  load(version: Version): Promise<Remote>
  /**
   * Prepares loading a version again: refetches its files past the browser's cache, and waits for a running attempt to
   * end.
   */
  renew(version: Version): Promise<void>
  /** Adds versions that the page did not list. */
  add(versions: readonly Version[]): void
  /** Whether a remote may take its portal: see `PortalAccess`. */
  enter: PortalAccess['enter']
}
