import type { QueryClient, QueryKey } from '@portal/remote-kit/query'

interface Parts {
  queries: QueryClient
  /** Messages to other tabs of this portal. */
  channel: { post(message: unknown): void; listen(hear: (message: unknown) => void): void }
  /** Signed-in account; only tabs of the same account share messages. */
  account(): string | undefined
}

interface OutOfDate {
  account: string
  queryKey: QueryKey
}

const isOutOfDate = (message: unknown): message is OutOfDate =>
  typeof message === 'object' && message !== null && 'account' in message && 'queryKey' in message

/**
 * Shares staleness between tabs: a read that a write made stale is refetched in every tab of the same customer.
 * Messages contain only names of reads.
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
