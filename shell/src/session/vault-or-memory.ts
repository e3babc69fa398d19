import { nothingStored, type Stored } from './stored-session.ts'
import type { Vault } from './vault.ts'

/**
 * A vault that falls back to memory where storage fails, as in some private windows: unwritten values last as long as
 * the page, and unreadable values are the last known ones.
 */
export function vaultOrMemory(vault: Vault): Vault {
  let known: Stored = nothingStored
  let isKept = true
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
