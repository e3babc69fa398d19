import type { QueryClient, QueryKey } from '@portal/remote-kit/query'

interface InvalidationDependencies {
  queries: QueryClient
  channel: {
    postMessage(message: unknown): void
    addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  }
  account(): string | undefined
}

interface InvalidationMessage {
  account: string
  queryKey: QueryKey
}

const isInvalidationMessage = (message: unknown): message is InvalidationMessage =>
  typeof message === 'object' && message !== null && 'account' in message && 'queryKey' in message

/**
 * After one tab invalidates a query, refetches it in every tab of the same account. Messages between tabs contain only
 * query keys and the account id.
 */
export function shareQueryInvalidations({ queries, channel, account }: InvalidationDependencies): void {
  let isReceiving = false
  queries.getQueryCache().subscribe((event) => {
    if (isReceiving || event.type !== 'updated' || event.action.type !== 'invalidate') return
    const accountId = account()
    if (accountId)
      channel.postMessage({
        account: accountId,
        queryKey: event.query.queryKey,
      } satisfies InvalidationMessage)
  })
  channel.addEventListener('message', ({ data: message }) => {
    if (!isInvalidationMessage(message) || message.account !== account()) return
    isReceiving = true
    void queries.invalidateQueries({ queryKey: message.queryKey, exact: true })
    isReceiving = false
  })
}
