import { nothingStored, type Stored, withoutAccount } from './stored-session.ts'
import type { Channel, Vault } from './vault.ts'

/**
 * A vault that falls back to memory where storage fails, as in some private windows: unwritten values last as long as
 * the page, and unreadable values are the last known ones, without accounts that another tab has signed out.
 */
export function vaultOrMemory(vault: Vault, { onAnnounced }: Pick<Channel, 'onAnnounced'>): Vault {
  let known: Stored = nothingStored
  let isKept = true
  onAnnounced((signedOut) => {
    known = signedOut.reduce(withoutAccount, known)
  })
  return {
    read: async () => {
      if (isKept) known = await vault.read().catch(() => known)
      return known
    },
    write: async (stored) => {
      known = stored
      isKept = await vault.write(stored).then(
        () => true,
        () => false,
      )
    },
  }
}
