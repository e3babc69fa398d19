import type { PageRead } from '@portal/contract/call'
import type { LastSeen, LastSeenApi } from '../portal.ts'
import { createStore } from '../store.ts'

export interface FakeLastSeen extends LastSeenApi {
  /** Stores a response as if the customer saw it in 1970; without a response, removes the stored one. */
  remember(read: PageRead, answer?: unknown): void
  /** Returns the URLs of the stored responses that views currently show. */
  shown(): readonly string[]
}

export function createFakeLastSeen(): FakeLastSeen {
  const known = createStore<ReadonlyMap<string, LastSeen>>(new Map())
  const shown: string[] = []
  return {
    of: ({ url }) => known.get().get(url) ?? null,
    subscribe: known.subscribe,
    show: ({ url }) => {
      shown.push(url)
      return () => void shown.splice(shown.indexOf(url), 1)
    },
    remember: ({ url }, response) => {
      const next = new Map(known.get())
      if (response === undefined) next.delete(url)
      else next.set(url, { response, at: 1 })
      known.set(next)
    },
    shown: () => shown,
  }
}
