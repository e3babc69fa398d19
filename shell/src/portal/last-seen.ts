import type { Read } from '@portal/contract/call'
import type { Account, LastSeen, LastSeenApi, Store } from '@portal/remote-kit/portal'
import type { QueryClient } from '@portal/remote-kit/query'
import { replaceEqualDeep } from '@portal/remote-kit/query-client'
import { createStore, derived } from '@portal/remote-kit/store'
import type { ResponseStore } from '../session/response-store.ts'
import { saveLater } from './save-later.ts'

interface Parts {
  queries: QueryClient
  account: Store<Account | null>
  /** Whether the tenant allows storing; null while unknown. */
  isOn: Store<boolean | null>
  /** Reads whose responses are stored. */
  reads: readonly Read[]
  kept: ResponseStore
}

/** The stored responses, with the shell's functions. */
export interface LastSeenAnswers extends LastSeenApi {
  /** URLs of the stored responses that views show. */
  readonly shown: Store<ReadonlySet<string>>
  /** Handles a new response. Returns the stored object if it is equal, so that nothing is parsed or rendered again. */
  settled(read: Read, answer: unknown): unknown
}

/** A stored response: as JSON text, parsed, or both. */
interface CachedAnswer {
  at: number
  text?: string
  seen?: LastSeen
}

/**
 * Stores responses across reloads while the account is signed in on this device and its tenant allows it.
 * TanStack's persistence restores into the query cache, where everything counts as current: forms would use it, and
 * remotes of other versions would report errors when it no longer matches. So this store is separate, and the cache
 * only reports new responses. Only reads that descriptors list are stored: these are never files or secrets and have
 * nothing personal in their URLs. Optimistic updates are not stored.
 */
export function lastSeenAnswers({ queries, account, isOn, reads, kept }: Parts): LastSeenAnswers {
  const urls = new Set(reads.map(({ url }) => url))
  const id = () => account.get()?.id
  const owner = derived([account, isOn], () => (isOn.get() ? id() : undefined))
  const barred = derived([account, isOn], () => (isOn.get() === false ? id() : undefined))
  const changed = createStore({})
  let remembered = new Map<string, CachedAnswer>()

  const textOf = (one: CachedAnswer): string => {
    one.text ??= JSON.stringify(one.seen?.answer)
    return one.text
  }
  const saving = saveLater(queries, async () => {
    const answers = [...remembered].map(([url, one]) => ({ url, at: one.at, text: textOf(one) }))
    const accountId = owner.get()
    if (accountId !== undefined) await kept.keep(accountId, answers)
  })

  const begin = async () => {
    saving.cancel()
    const begun = new Map<string, CachedAnswer>()
    remembered = begun
    changed.set({})
    const accountId = owner.get()
    const found = accountId === undefined ? [] : await kept.read(accountId)
    if (remembered !== begun) return
    for (const { url, at, text } of found) if (urls.has(url) && !begun.has(url)) begun.set(url, { at, text })
    changed.set({})
  }
  const drop = () => {
    const accountId = barred.get()
    if (accountId !== undefined) void kept.forget(accountId)
  }
  owner.subscribe(() => void begin())
  barred.subscribe(drop)
  void begin()
  drop()

  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const url = String(event.query.queryKey[1])
    if (!urls.has(url) || owner.get() === undefined) return
    const { data: answer, dataUpdatedAt: at } = event.query.state
    const before = remembered.get(url)
    const text = before && before.seen?.answer === answer ? before.text : undefined
    remembered.set(url, { at, seen: { answer, at }, ...(text ? { text } : {}) })
    saving.plan()
  })

  const views = new Map<string, number>()
  const shown = createStore<ReadonlySet<string>>(new Set())
  const count = (url: string, more: number) => {
    const now = (views.get(url) ?? 0) + more
    if (now > 0) views.set(url, now)
    else views.delete(url)
    if (views.size !== shown.get().size) shown.set(new Set(views.keys()))
  }
  return {
    of: ({ url }) => {
      const one = remembered.get(url)
      if (one) one.seen ??= { answer: JSON.parse(textOf(one)), at: one.at }
      return one?.seen ?? null
    },
    subscribe: changed.subscribe,
    show: ({ url }) => {
      count(url, 1)
      return () => count(url, -1)
    },
    shown,
    settled: ({ url }, answer) => {
      const seen = remembered.get(url)?.seen
      return seen ? replaceEqualDeep(seen.answer, answer) : answer
    },
  }
}
