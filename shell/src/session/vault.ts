import type { StoredState } from './stored-session.ts'

export interface Vault {
  read(): Promise<StoredState>
  write(stored: StoredState): Promise<void>
}

/** Runs one task at a time over all tabs of the portal. */
export type RunExclusive = <T>(task: () => Promise<T>) => Promise<T>

/**
 * Announces sign-outs and stored changes to other tabs. A sign-out is announced twice: at once, and when it is stored,
 * because another tab may be unable to read the vault.
 */
export interface SessionChannel {
  announce(signedOut?: readonly string[], isStored?: boolean): void
  onAnnounced(listener: (signedOut: readonly string[], isStored: boolean) => void): void
}
