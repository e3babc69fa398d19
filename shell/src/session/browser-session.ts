import { createDpopSigner } from './dpop-signer.ts'
import { createIndexedDbStorage } from './indexed-db.ts'
import { createReadAheadVault } from './read-ahead-vault.ts'
import type { SessionChannel } from './vault.ts'
import { addMemoryFallback } from './vault-or-memory.ts'

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
