import type { QueryClient, QueryKey } from '@portal/remote-kit/query'

interface Parts {
  queries: QueryClient
  /** A line to the other tabs of this portal. */
  channel: { post(message: unknown): void; listen(hear: (message: unknown) => void): void }
  /** Who is signed in; only tabs of the same customer hear each other. */
  account(): string | undefined
}

interface OutOfDate {
  account: string
  queryKey: QueryKey
}

const isOutOfDate = (message: unknown): message is OutOfDate =>
  typeof message === 'object' && message !== null && 'account' in message && 'queryKey' in message

/**
 * What is out of date in one tab is in all: a read that a write made stale is read again in every tab of the same
 * customer, so that counts and lists follow each other. Nothing personal goes over the line but names of reads.
 */
export function shareStaleness({ queries, channel, account }: Parts): void {
  let hearing = false
  queries.getQueryCache().subscribe((event) => {
    if (hearing || event.type !== 'updated' || event.action.type !== 'invalidate') return
    const mine = account()
    if (mine) channel.post({ account: mine, queryKey: event.query.queryKey } satisfies OutOfDate)
  })
  channel.listen((message) => {
    if (!isOutOfDate(message) || message.account !== account()) return
    hearing = true
    void queries.invalidateQueries({ queryKey: message.queryKey, exact: true })
    hearing = false
  })
}
