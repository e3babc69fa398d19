import { indexedDbKeeping } from './indexed-db.ts'
import { type Lease, leaseLock } from './lease-lock.ts'
import { createProver } from './prover.ts'
import { readAhead } from './read-ahead.ts'
import type { Channel, Exclusive } from './vault.ts'
import { vaultOrMemory } from './vault-or-memory.ts'

/** One task at a time over all tabs, by Web Locks; where a browser has none, by a lease. */
function browserLock(name: string, lease: Lease): Exclusive {
  if (navigator.locks) return async (task) => navigator.locks.request(name, task)
  return leaseLock(lease)
}

/** News between the tabs of this browser. */
function browserChannel(name: string): Channel {
  const channel = new BroadcastChannel(name)
  return {
    announce: () => channel.postMessage('changed'),
    onAnnounced: (listener) => channel.addEventListener('message', listener),
  }
}

/** A line to the other tabs of this browser, for messages of any kind; who listens checks what comes. */
export function browserLine(name: string) {
  const channel = new BroadcastChannel(name)
  return {
    post: (message: unknown) => channel.postMessage(message),
    listen: (hear: (message: unknown) => void) =>
      channel.addEventListener('message', ({ data }) => hear(data)),
  }
}

/** What this browser gives sessions to work with. Opened once for a page: by its early script, or else by the shell. */
export type BrowserSession = ReturnType<typeof sessionOfBrowser>

/** Opens what sessions are kept in, and begins to read them. */
export function sessionOfBrowser() {
  const { vault, sealed, lease } = indexedDbKeeping()
  const channel = browserChannel('portal-session')
  return {
    vault: readAhead(vaultOrMemory(vault), channel),
    sealed,
    exclusive: browserLock('portal-session', lease),
    channel,
    prover: createProver(),
  }
}
