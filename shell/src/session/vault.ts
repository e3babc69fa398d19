import type { StoredState } from './stored-session.ts'

/** Storage of sessions, shared by all tabs of the portal. */
export interface Vault {
  read(): Promise<StoredState>
  write(stored: StoredState): Promise<void>
}

/** Runs one task at a time over all tabs of the portal. */
export type RunExclusive = <T>(task: () => Promise<T>) => Promise<T>

/** A sign-out is announced twice: at once, and when it is stored. The vault may be unreadable. */
export interface SessionChannel {
  announce(signedOut?: readonly string[], isStored?: boolean): void
  onAnnounced(listener: (signedOut: readonly string[], isStored: boolean) => void): void
}
