import { createDpopSigner } from './dpop-signer.ts'
import { createIndexedDbStorage } from './indexed-db.ts'
import type { Vault } from './stored-session.ts'
import { emptyStoredState, removeStoredAccount, type StoredState } from './stored-session.ts'

/** Runs one task at a time over all tabs of the portal. */
export type RunExclusive = <T>(task: () => Promise<T>) => Promise<T>

/**
 * Announces sign-outs and stored changes to other tabs. A sign-out is announced twice: at once, and when it is stored,
 * because another tab may be unable to read the vault.
 */
export interface SessionChannel {
  announce(signedOut?: readonly string[], isStored?: boolean): void
  onAnnounced(listener: (signedOut: readonly string[], isStored: boolean) => void): void
}

function createSessionChannel(name: string): SessionChannel {
  const channel = new BroadcastChannel(name)
  return {
    announce: (signedOut = [], isStored = true) => channel.postMessage({ signedOut, isStored }),
    onAnnounced: (listener) =>
      channel.addEventListener('message', ({ data }) => listener(data.signedOut, data.isStored)),
  }
}

/** The browser's session storage. The early script or the shell opens it once per page. */
export type BrowserSession = ReturnType<typeof openBrowserSession>

export function openBrowserSession() {
  const { vault, sealed } = createIndexedDbStorage()
  const channel = createSessionChannel('portal-session')
  return {
    vault: createReadAheadVault(addMemoryFallback(vault, channel), channel),
    sealed,
    exclusive: <T>(task: () => Promise<T>): Promise<T> => navigator.locks.request('portal-session', task),
    channel,
    dpopSigner: createDpopSigner(),
  }
}

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

interface ReadAheadVault extends Vault {
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
