import { nothingStored, type Stored } from './stored.ts'
import type { Vault } from './vault.ts'

/**
 * A vault that goes on where the browser keeps nothing, as some do in a private window: what cannot be kept lasts as long as the
 * page, and what cannot be read is what was known last.
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
