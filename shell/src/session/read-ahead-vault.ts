import type { StoredState } from './stored-session.ts'
import type { SessionChannel, Vault } from './vault.ts'

export interface ReadAheadVault extends Vault {
  /** Returns the value that was read ahead; it stays available for the next `read`. */
  peek(): Promise<StoredState>
}

/**
 * Creates a vault that reads ahead. Its first `read` returns the value that was read ahead, unless the value has
 * changed since in any tab.
 */
export function createReadAheadVault(
  vault: Vault,
  { onAnnounced }: Pick<SessionChannel, 'onAnnounced'>,
): ReadAheadVault {
  let ahead: Promise<StoredState> | undefined = vault.read()
  const forgetReadValue = () => {
    ahead = undefined
  }
  onAnnounced(forgetReadValue)
  return {
    peek: () => ahead ?? vault.read(),
    read: () => {
      const first = ahead
      forgetReadValue()
      return first ?? vault.read()
    },
    write: (stored) => {
      forgetReadValue()
      return vault.write(stored)
    },
  }
}
