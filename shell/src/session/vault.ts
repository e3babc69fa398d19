import type { Stored } from './stored.ts'

/** Where sessions are kept between pages. All tabs of the portal share one. */
export interface Vault {
  read(): Promise<Stored>
  write(stored: Stored): Promise<void>
}

/** Runs one task at a time over all tabs of the portal. */
export type Exclusive = <T>(task: () => Promise<T>) => Promise<T>

/** Tells the other tabs that the vault has changed. */
export interface Channel {
  announce(): void
  onAnnounced(listener: () => void): void
}
