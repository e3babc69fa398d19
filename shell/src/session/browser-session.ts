import { createDpopSigner } from './dpop-signer.ts'
import { createIndexedDbStorage } from './indexed-db.ts'
import { emptyStoredState, removeStoredAccount, type StoredState } from './stored-session.ts'
import type { SessionChannel, Vault } from './vault.ts'

function createSessionChannel(name: string): SessionChannel {
  const channel = new BroadcastChannel(name)
  return {
    announce: (signedOut = [], isStored = true) => channel.postMessage({ signedOut, isStored }),
    onAnnounced: (listener) =>
      channel.addEventListener('message', ({ data }) => listener(data.signedOut, data.isStored)),
  }
}

/** Creates a channel for messages of any type between tabs; listeners must validate the messages. */
export function createTabChannel(name: string) {
  const channel = new BroadcastChannel(name)
  return {
    post: (message: unknown) => channel.postMessage(message),
    listen: (hear: (message: unknown) => void) =>
      channel.addEventListener('message', ({ data }) => hear(data)),
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
