import type { Stored } from './stored-session.ts'

/** Storage of sessions, shared by all tabs of the portal. */
export interface Vault {
  read(): Promise<Stored>
  write(stored: Stored): Promise<void>
}

/** Runs one task at a time over all tabs of the portal. */
export type Exclusive = <T>(task: () => Promise<T>) => Promise<T>

/** Tells other tabs that the vault has changed, and which accounts were signed out: their vault may be unreadable. */
export interface Channel {
  announce(signedOut?: readonly string[]): void
  onAnnounced(listener: (signedOut: readonly string[]) => void): void
}
