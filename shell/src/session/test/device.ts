import type { RunExclusive, SessionChannel } from '../browser-session.ts'
import { createSession, type Session } from '../session.ts'
import { emptyStoredState, type StoredState } from '../stored-session.ts'
import { fakeDpopSigner } from './fake-dpop-signer.ts'
import { createFakeServer } from './fake-server.ts'

/** Runs an asynchronous step of a tab when the test releases it. */
export type ControlledStep = <T>(what: string, task: () => Promise<T>) => Promise<T>

/**
 * Creates a device whose tabs share storage, a mutex and messages. `step` controls each step of each tab;
 * `createTabMutex` gives each tab its own mutex.
 */
export function createDevice(
  step: ControlledStep = (_, task) => task(),
  createTabMutex?: () => RunExclusive,
) {
  const server = createFakeServer()
  let stored: StoredState = emptyStoredState
  let time = 0
  let left = false
  const listeners: { channel: SessionChannel; tell: Parameters<SessionChannel['onAnnounced']>[0] }[] = []
  const announced: (readonly string[])[] = []

  let last: Promise<unknown> = Promise.resolve()
  const exclusive: RunExclusive = (task) => {
    const next = last.then(task, task)
    last = next.catch(() => {})
    return next
  }
  const openChannel = (): SessionChannel => {
    const channel: SessionChannel = {
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
      exclusive: createTabMutex?.() ?? exclusive,
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
    /** For each announcement of a stored change: the accounts that it named as signed out. */
    announced,
    /** Simulates inactivity beyond the limit. */
    leave: () => {
      left = true
    },
    keep: (next: StoredState) => {
      stored = next
    },
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}
