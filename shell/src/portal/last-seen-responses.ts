import type { PageRead } from '@portal/contract/call'
import type { Account, LastSeen, LastSeenApi, Store } from '@portal/remote-kit/portal'
import type { QueryClient } from '@portal/remote-kit/query'
import { replaceEqualDeep } from '@portal/remote-kit/query-client'
import { createStore, deriveStore } from '@portal/remote-kit/store'
import type { ResponseStore } from '../session/response-store.ts'
import { runWhenIdle, waitForResponses } from './prefetch.ts'

/** Delay of the first save, and minimum interval between saves, in milliseconds. */
const firstSaveDelayMs = 3000
const minSaveIntervalMs = 60_000

/** Creates a save that runs when the page is idle or hidden, at most once a minute. */
export function createDelayedSave(queries: QueryClient, save: () => Promise<void>) {
  let last = Number.NEGATIVE_INFINITY
  let planned: ReturnType<typeof setTimeout> | undefined
  const cancelSave = () => {
    clearTimeout(planned)
    planned = undefined
  }
  const saveNow = () => {
    if (planned === undefined) return
    cancelSave()
    last = Date.now()
    void save()
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && saveNow())
  return {
    plan: () => {
      const wait = Math.max(firstSaveDelayMs, last + minSaveIntervalMs - Date.now())
      planned ??= setTimeout(() => void waitForResponses(queries).then(() => runWhenIdle(saveNow)), wait)
    },
    cancel: cancelSave,
  }
}

interface LastSeenDependencies {
  queries: QueryClient
  account: Store<Account | null>
  /** Whether the tenant allows storing responses; null while unknown. */
  isOn: Store<boolean | null>
  reads: readonly PageRead[]
  responseStore: ResponseStore
}

export interface LastSeenResponses extends LastSeenApi {
  /** URLs of the stored responses that views show. */
  readonly shown: Store<ReadonlySet<string>>
  /** Returns the stored object for an equal response, so that views neither parse nor render it again. */
  receive(read: PageRead, answer: unknown): unknown
}

interface CachedResponse {
  at: number
  text?: string
  seen?: LastSeen
}

/**
 * Stores responses on the device across reloads, while the account is signed in there and its tenant allows it. The
 * responses are not in the query cache, because everything there counts as current: a form could start from old data,
 * and a remote of another version could report an error about an old response. Only reads that descriptors list are
 * stored: they return no files or secrets, and their URLs contain nothing personal. Optimistic updates are not stored.
 */
export function createLastSeenResponses({
  queries,
  account,
  isOn,
  reads,
  responseStore,
}: LastSeenDependencies): LastSeenResponses {
  const urls = new Set(reads.map(({ url }) => url))
  const getAccountId = () => account.get()?.id
  const owner = deriveStore([account, isOn], () => (isOn.get() ? getAccountId() : undefined))
  const barred = deriveStore([account, isOn], () => (isOn.get() === false ? getAccountId() : undefined))
  const changed = createStore({})
  let cachedResponses = new Map<string, CachedResponse>()

  const toStoredText = (one: CachedResponse): string => {
    one.text ??= JSON.stringify(one.seen?.response)
    return one.text
  }
  const saving = createDelayedSave(queries, async () => {
    const answers = [...cachedResponses].map(([url, one]) => ({ url, at: one.at, text: toStoredText(one) }))
    const accountId = owner.get()
    if (accountId !== undefined) await responseStore.merge(accountId, answers)
  })

  const loadAccountResponses = async () => {
    saving.cancel()
    const loading = new Map<string, CachedResponse>()
    cachedResponses = loading
    changed.set({})
    const accountId = owner.get()
    const found = accountId === undefined ? [] : await responseStore.read(accountId)
    if (cachedResponses !== loading) return
    for (const { url, at, text } of found)
      if (urls.has(url) && !loading.has(url)) loading.set(url, { at, text })
    changed.set({})
  }
  const removeResponsesIfDisabled = () => {
    const accountId = barred.get()
    if (accountId !== undefined) void responseStore.remove(accountId)
  }
  owner.subscribe(() => void loadAccountResponses())
  barred.subscribe(removeResponsesIfDisabled)
  void loadAccountResponses()
  removeResponsesIfDisabled()

  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const url = String(event.query.queryKey[1])
    if (!urls.has(url) || owner.get() === undefined) return
    const { data: response, dataUpdatedAt: at } = event.query.state
    const before = cachedResponses.get(url)
    const text = before && before.seen?.response === response ? before.text : undefined
    cachedResponses.set(url, { at, seen: { response, at }, ...(text ? { text } : {}) })
    saving.plan()
  })

  const views = new Map<string, number>()
  const shown = createStore<ReadonlySet<string>>(new Set())
  const changeViewCount = (url: string, more: number) => {
    const now = (views.get(url) ?? 0) + more
    if (now > 0) views.set(url, now)
    else views.delete(url)
    if (views.size !== shown.get().size) shown.set(new Set(views.keys()))
  }
  return {
    of: ({ url }) => {
      const one = cachedResponses.get(url)
      if (one) one.seen ??= { response: JSON.parse(toStoredText(one)), at: one.at }
      return one?.seen ?? null
    },
    subscribe: changed.subscribe,
    show: ({ url }) => {
      changeViewCount(url, 1)
      return () => changeViewCount(url, -1)
    },
    shown,
    receive: ({ url }, answer) => {
      const seen = cachedResponses.get(url)?.seen
      return seen ? replaceEqualDeep(seen.response, answer) : answer
    },
  }
}
