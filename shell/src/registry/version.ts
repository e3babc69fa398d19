import type { PublishedRemote, RemoteCode } from '@portal/contract/snapshot'
import type { Remote } from '@portal/remote-kit'
import type { Entrances } from './entrances.ts'

/** A version of a remote that a page may load. */
export type Version = Pick<PublishedRemote, 'name' | 'version'> & Omit<RemoteCode, 'fallback'>

/** Loads versions of remotes that the registry lists, and nothing else. */
export interface VersionLoader {
  load(version: Version): Promise<Remote>
  /**
   * Before a version is loaded again: has the browser read its files anew, since what it has cached may be wrong, and
   * waits for the end of an attempt that is under way, since that may be failing already.
   */
  renew(version: Version): Promise<void>
  /** Lists versions that the page did not name from the start. */
  add(versions: readonly Version[]): void
  /** Whether a remote takes its portal at this moment: see `Entrances`. */
  enter: Entrances['enter']
}
