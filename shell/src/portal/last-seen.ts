import type { Read } from '@portal/contract/call'
import type { Account, LastSeen, LastSeenApi, Store } from '@portal/remote-kit/portal'
import type { QueryClient } from '@portal/remote-kit/query'
import { replaceEqualDeep } from '@portal/remote-kit/query-client'
import { createStore, derived } from '@portal/remote-kit/store'
import type { KeptAnswers } from '../session/kept-answers.ts'
import { saveLater } from './save-later.ts'

interface Parts {
  queries: QueryClient
  account: Store<Account | null>
  /** Whether the firm lets devices keep answers; null while no firm is known. */
  isOn: Store<boolean | null>
  /** The reads whose answers are remembered. */
  reads: readonly Read[]
  kept: KeptAnswers
}

/** What was last seen, as the shell has it. */
export interface LastSeenAnswers extends LastSeenApi {
  /** Addresses of what views show of it now. */
  readonly shown: Store<ReadonlySet<string>>
  /**
   * An answer that has just come; the very one that was seen last where it says the same, so that nothing is checked or
   * drawn a second time.
   */
  settled(read: Read, answer: unknown): unknown
}

/** An answer that is remembered: as JSON, as it came, or both. */
interface Remembered {
  at: number
  text?: string
  seen?: LastSeen
}

/**
 * Remembers what screens read, over reloads too, for as long as the account is signed in here and where its firm lets it.
 *
 * TanStack's persistence puts what it restores into the cache, where all take it for what is on file: forms are filled with it,
 * and remotes that know nothing of it show an error where it no longer fits. So it stands beside the cache, which only
 * tells what has come. Of all reads those are remembered that descriptors name: what a screen begins with is never a file,
 * a secret or told once, and has nothing personal in its address. A change that the server has not answered yet is not.
 */
export function lastSeenAnswers({ queries, account, isOn, reads, kept }: Parts): LastSeenAnswers {
  const urls = new Set(reads.map(({ url }) => url))
  const id = () => account.get()?.id
  const owner = derived([account, isOn], () => (isOn.get() ? id() : undefined))
  const barred = derived([account, isOn], () => (isOn.get() === false ? id() : undefined))
  const changed = createStore({})
  let remembered = new Map<string, Remembered>()

  const textOf = (one: Remembered): string => {
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
    const begun = new Map<string, Remembered>()
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
