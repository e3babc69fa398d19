import { createDpopSigner } from './dpop-signer.ts'
import { createIndexedDbStorage } from './indexed-db.ts'
import { createLeaseMutex, type Lease } from './lease-mutex.ts'
import { createReadAheadVault } from './read-ahead-vault.ts'
import type { RunExclusive, SessionChannel } from './vault.ts'
import { addMemoryFallback } from './vault-or-memory.ts'

/** Creates a mutex over all tabs: with Web Locks, or with a lease in browsers without Web Locks. */
function createBrowserMutex(name: string, lease: Lease): RunExclusive {
  if (navigator.locks) return async (task) => navigator.locks.request(name, task)
  return createLeaseMutex(lease)
}

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
  const { vault, sealed, lease } = createIndexedDbStorage()
  const channel = createSessionChannel('portal-session')
  return {
    vault: createReadAheadVault(addMemoryFallback(vault, channel), channel),
    sealed,
    exclusive: createBrowserMutex('portal-session', lease),
    channel,
    dpopSigner: createDpopSigner(),
  }
}
