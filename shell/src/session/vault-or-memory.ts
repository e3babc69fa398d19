import { emptyStoredState, removeStoredAccount, type StoredState } from './stored-session.ts'
import type { SessionChannel, Vault } from './vault.ts'

/**
 * Wraps a vault with a fallback to memory if storage fails, as in some private windows. A value that cannot be written
 * is kept in memory until the page closes. If the vault cannot be read, `read` returns the last known value, without
 * accounts that another tab has signed out.
 */
export function addMemoryFallback(vault: Vault, { onAnnounced }: Pick<SessionChannel, 'onAnnounced'>): Vault {
  let known: StoredState = emptyStoredState
  let isKept = true
  onAnnounced((signedOut) => {
    known = signedOut.reduce(removeStoredAccount, known)
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
