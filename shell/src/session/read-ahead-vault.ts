import type { StoredState } from './stored-session.ts'
import type { SessionChannel, Vault } from './vault.ts'

export interface ReadAheadVault extends Vault {
  /** Returns the state that was read ahead, and keeps it for the next `read`. */
  peek(): Promise<StoredState>
}

/**
 * Creates a vault that starts reading at once. Its first `read` returns that state, unless a tab has changed it since.
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
