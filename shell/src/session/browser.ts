import { createDpopSigner } from './dpop-signer.ts'
import { indexedDbStorage } from './indexed-db.ts'
import { type Lease, leaseLock } from './lease-lock.ts'
import { readAhead } from './read-ahead.ts'
import type { Channel, Exclusive } from './vault.ts'
import { vaultOrMemory } from './vault-or-memory.ts'

/** Mutex over all tabs with Web Locks, or with a lease where the browser has none. */
function browserLock(name: string, lease: Lease): Exclusive {
  if (navigator.locks) return async (task) => navigator.locks.request(name, task)
  return leaseLock(lease)
}

/** Messages between tabs about session changes. */
function browserChannel(name: string): Channel {
  const channel = new BroadcastChannel(name)
  return {
    announce: (signedOut = [], isStored = true) => channel.postMessage({ signedOut, isStored }),
    onAnnounced: (listener) =>
      channel.addEventListener('message', ({ data }) => listener(data.signedOut, data.isStored)),
  }
}

/** Messages between tabs of any type; listeners must validate them. */
export function browserMessages(name: string) {
  const channel = new BroadcastChannel(name)
  return {
    post: (message: unknown) => channel.postMessage(message),
    listen: (hear: (message: unknown) => void) =>
      channel.addEventListener('message', ({ data }) => hear(data)),
  }
}

/** The browser's session storage. Opened once per page, by the early script or the shell. */
export type BrowserSession = ReturnType<typeof sessionOfBrowser>

/** Opens the session storage and starts reading. */
export function sessionOfBrowser() {
  const { vault, sealed, lease } = indexedDbStorage()
  const channel = browserChannel('portal-session')
  return {
    vault: readAhead(vaultOrMemory(vault, channel), channel),
    sealed,
    exclusive: browserLock('portal-session', lease),
    channel,
    dpopSigner: createDpopSigner(),
  }
}
