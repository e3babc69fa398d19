import type { CacheName } from '@portal/contract/cache-name'
import type { QueryClient } from '@portal/remote-kit/query'

/**
 * Reads the lists anew that hold what was just sent, also those of screens that are not open: sent messages, and
 * documents where files went along.
 */
export function refreshSent(queries: QueryClient, files: readonly File[]): void {
  const keys: CacheName[] = files.length > 0 ? ['SENT', 'DOCUMENTS'] : ['SENT']
  for (const key of keys) void queries.invalidateQueries({ queryKey: [key], refetchType: 'all' })
}
