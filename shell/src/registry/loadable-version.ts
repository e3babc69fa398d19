import type { PublishedRemote, RemoteCode } from '@portal/contract/snapshot'
import type { Remote } from '@portal/remote-kit'
import type { PortalAccess } from './portal-access.ts'

/** A version of a remote that a page may load. */
export type LoadableVersion = Pick<PublishedRemote, 'name' | 'version'> & Omit<RemoteCode, 'fallback'>

export interface VersionLoader {
  load(version: LoadableVersion): Promise<Remote>
  /** Refetches the files past the browser's cache, after a running attempt has ended. */
  renew(version: LoadableVersion): Promise<void>
  add(versions: readonly LoadableVersion[]): void
  enter: PortalAccess['enter']
}
