import type { Stored } from './stored-session.ts'
import type { Channel, Vault } from './vault.ts'

/** A vault that starts reading before `read` is called. */
export interface ReadAheadVault extends Vault {
  /** The value that was read ahead; it stays available for the next `read`. */
  peek(): Promise<Stored>
}

/**
 * Starts reading a vault while the page does other work. The first `read` returns that value, unless it has changed
 * since, in this tab or another.
 */
export function readAhead(vault: Vault, { onAnnounced }: Pick<Channel, 'onAnnounced'>): ReadAheadVault {
  let ahead: Promise<Stored> | undefined = vault.read()
  const forget = () => {
    ahead = undefined
  }
  onAnnounced(forget)
  return {
    peek: () => ahead ?? vault.read(),
    read: () => {
      const first = ahead
      forget()
      return first ?? vault.read()
    },
    write: (stored) => {
      forget()
      return vault.write(stored)
    },
  }
}
