import { keyOf, type Read } from '@portal/contract/call'
import type { ApiClient } from '@portal/remote-kit/portal'
import type { QueryClient } from '@portal/remote-kit/query'

/** Sends a screen's first reads while its code is still on its way; the screen finds them in the cache. */
export function prefetchReads(queries: QueryClient, api: ApiClient, reads: readonly Read[]): void {
  for (const read of reads) {
    void queries.prefetchQuery({
      queryKey: keyOf(read),
      queryFn: ({ signal }) => api.read(read, { signal }),
    })
  }
}
