import type { Read } from '@portal/contract/call'
import type { LastSeen, LastSeenApi } from '../portal.ts'
import { createStore } from '../store.ts'

/** A device's memory of what was seen before this page. */
export interface FakeLastSeen extends LastSeenApi {
  /** Remembers an answer of a read from now on, seen in 1970; nothing of it any more without one. */
  remember(read: Read, answer?: unknown): void
  /** Addresses of what views show of it now. */
  shown(): readonly string[]
}

/** Makes the memory of one test, which is empty. */
export function fakeLastSeen(): FakeLastSeen {
  const known = createStore<ReadonlyMap<string, LastSeen>>(new Map())
  const shown: string[] = []
  return {
    of: ({ url }) => known.get().get(url) ?? null,
    subscribe: known.subscribe,
    show: ({ url }) => {
      shown.push(url)
      return () => void shown.splice(shown.indexOf(url), 1)
    },
    remember: ({ url }, answer) => {
      const next = new Map(known.get())
      if (answer === undefined) next.delete(url)
      else next.set(url, { answer, at: 1 })
      known.set(next)
    },
    shown: () => shown,
  }
}
