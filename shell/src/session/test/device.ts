import { createSession, type Session } from '../session.ts'
import { nothingStored, type Stored } from '../stored.ts'
import type { Channel, Exclusive } from '../vault.ts'
import { fakeServer } from './fake-server.ts'

/** Makes an asynchronous step take its turn when a test says so. */
export type Step = <T>(what: string, task: () => Promise<T>) => Promise<T>

/** A device with tabs that share storage, a lock and news; each step of each takes its turn by `step`. */
export function device(step: Step = (_, task) => task()) {
  const server = fakeServer()
  let stored: Stored = nothingStored
  let time = 0
  const listeners: { tab: number; tell: () => void }[] = []

  let last: Promise<unknown> = Promise.resolve()
  const exclusive: Exclusive = (task) => {
    const next = last.then(task, task)
    last = next.catch(() => {})
    return next
  }
  const channelOf = (tab: number): Channel => ({
    announce: () => {
      for (const listener of listeners)
        if (listener.tab !== tab) void step('news', async () => listener.tell())
    },
    onAnnounced: (tell) => void listeners.push({ tab, tell }),
  })
  const { auth } = server
  const openTab = (tab: number): Session =>
    createSession({
      vault: {
        read: () => step('read', async () => stored),
        write: (next) =>
          step('write', async () => {
            stored = next
          }),
      },
      exclusive,
      channel: channelOf(tab),
      auth: {
        ...auth,
        login: (...given) => step('login', () => auth.login(...given)),
        identify: (...given) => step('identify', () => auth.identify(...given)),
        refresh: (...given) => step('refresh', () => auth.refresh(...given)),
        logout: (...given) => step('logout', () => auth.logout(...given)),
      },
      now: () => time,
    })
  return {
    server,
    openTab,
    stored: () => stored,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}
