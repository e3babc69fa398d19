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
 * Refetches a read in every tab of the customer after a write made the read stale. Messages between tabs contain only
 * keys.
 */
export function shareStaleness({ queries, channel, account }: StalenessDependencies): void {
  let isReceiving = false
  queries.getQueryCache().subscribe((event) => {
    if (isReceiving || event.type !== 'updated' || event.action.type !== 'invalidate') return
    const accountId = account()
    if (accountId)
      channel.post({ account: accountId, queryKey: event.query.queryKey } satisfies StalenessMessage)
  })
  channel.listen((message) => {
    if (!isStalenessMessage(message) || message.account !== account()) return
    isReceiving = true
    void queries.invalidateQueries({ queryKey: message.queryKey, exact: true })
    isReceiving = false
  })
}
