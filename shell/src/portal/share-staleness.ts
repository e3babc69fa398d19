import type { QueryClient, QueryKey } from '@portal/remote-kit/query'

interface StalenessDependencies {
  queries: QueryClient
  channel: { post(message: unknown): void; listen(hear: (message: unknown) => void): void }
  account(): string | undefined
}

interface StalenessMessage {
  account: string
  queryKey: QueryKey
}

const isStalenessMessage = (message: unknown): message is StalenessMessage =>
  typeof message === 'object' && message !== null && 'account' in message && 'queryKey' in message

/**
 * Shares staleness between tabs: a read that a write made stale is refetched in every tab of the same customer.
 * Messages contain only keys of reads.
 */
export function shareStaleness({ queries, channel, account }: StalenessDependencies): void {
  let hearing = false
  queries.getQueryCache().subscribe((event) => {
    if (hearing || event.type !== 'updated' || event.action.type !== 'invalidate') return
    const mine = account()
    if (mine) channel.post({ account: mine, queryKey: event.query.queryKey } satisfies StalenessMessage)
  })
  channel.listen((message) => {
    if (!isStalenessMessage(message) || message.account !== account()) return
    hearing = true
    void queries.invalidateQueries({ queryKey: message.queryKey, exact: true })
    hearing = false
  })
}
