import type { Stored } from './stored-session.ts'

/** Storage of sessions, shared by all tabs of the portal. */
export interface Vault {
  read(): Promise<Stored>
  write(stored: Stored): Promise<void>
}

/** Runs one task at a time over all tabs of the portal. */
export type Exclusive = <T>(task: () => Promise<T>) => Promise<T>

/**
 * Tells other tabs that sessions have changed, and which accounts were signed out: their vault may be unreadable. A
 * sign-out is announced twice: at once, and when it is stored.
 */
export interface Channel {
  announce(signedOut?: readonly string[], isStored?: boolean): void
  onAnnounced(listener: (signedOut: readonly string[], isStored: boolean) => void): void
}
