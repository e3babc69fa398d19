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
    vault: createBrowserVault(vault, channel),
    sealed,
    exclusive: <T>(task: () => Promise<T>): Promise<T> => navigator.locks.request('portal-session', task),
    channel,
    dpopSigner: createDpopSigner(),
  }
}

/**
 * Wraps the stored vault. It reads at once: `peek` and the first `read` return that state, unless a tab has changed it
 * since. If storage fails, as in some private windows, a value that cannot be written is kept in memory until the page
 * closes; if the vault cannot be read, `read` returns the last known value, without accounts that another tab has signed
 * out.
 */
export function createBrowserVault(stored: Vault, { onAnnounced }: Pick<SessionChannel, 'onAnnounced'>) {
  let known: StoredState = emptyStoredState
  let isKept = true
  const readStored = async () => {
    if (isKept) known = await stored.read().catch(() => known)
    return known
  }
  let ahead: Promise<StoredState> | undefined = readStored()
  onAnnounced((signedOut) => {
    known = signedOut.reduce(removeStoredAccount, known)
    ahead = undefined
  })
  const peek = () => ahead ?? readStored()
  return {
    /** Returns the state that was read ahead, and keeps it for the next `read`. */
    peek,
    read: () => {
      const state = peek()
      ahead = undefined
      return state
    },
    write: async (next: StoredState) => {
      known = next
      ahead = undefined
      isKept = await stored.write(next).then(
        () => true,
        () => false,
      )
    },
  } satisfies Vault & { peek: Vault['read'] }
}
