import { createSession, type Session } from '../session.ts'
import { nothingStored, type Stored } from '../stored-session.ts'
import type { Channel, Exclusive } from '../vault.ts'
import { fakeDpopSigner } from './fake-dpop-signer.ts'
import { fakeServer } from './fake-server.ts'

/** Delays an asynchronous step until the test releases it. */
export type Step = <T>(what: string, task: () => Promise<T>) => Promise<T>

/**
 * Sets up a device whose tabs share storage, a mutex and messages. `step` controls each step of each tab; `lockOf`
 * gives each tab its own mutex.
 */
export function device(step: Step = (_, task) => task(), lockOf?: () => Exclusive) {
  const server = fakeServer()
  let stored: Stored = nothingStored
  let time = 0
  let left = false
  const listeners: { channel: Channel; tell: Parameters<Channel['onAnnounced']>[0] }[] = []
  const announced: (readonly string[])[] = []

  let last: Promise<unknown> = Promise.resolve()
  const exclusive: Exclusive = (task) => {
    const next = last.then(task, task)
    last = next.catch(() => {})
    return next
  }
  const openChannel = (): Channel => {
    const channel: Channel = {
      announce: (signedOut = [], isStored = true) => {
        if (isStored) announced.push(signedOut)
        for (const listener of listeners)
          if (listener.channel !== channel) void step('news', async () => listener.tell(signedOut, isStored))
      },
      onAnnounced: (tell) => void listeners.push({ channel, tell }),
    }
    return channel
  }
  const { auth } = server
  const openTab = (): Session =>
    createSession({
      vault: {
        read: () => step('read', async () => stored),
        write: (next) =>
          step('write', async () => {
            stored = next
          }),
      },
      exclusive: lockOf?.() ?? exclusive,
      channel: openChannel(),
      auth: {
        ...auth,
        login: (...given) => step('login', () => auth.login(...given)),
        identify: (...given) => step('identify', () => auth.identify(...given)),
        refresh: (...given) => step('refresh', () => auth.refresh(...given)),
        logout: (...given) => step('logout', () => auth.logout(...given)),
      },
      dpopSigner: fakeDpopSigner,
      language: () => 'nl',
      now: () => time,
      isIdle: () => left,
    })
  return {
    server,
    openTab,
    stored: () => stored,
    /** Accounts that each announcement of a stored change named as signed out. */
    announced,
    /** Simulates too long inactivity. */
    leave: () => {
      left = true
    },
    /** Replaces the stored value. */
    keep: (next: Stored) => {
      stored = next
    },
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}
