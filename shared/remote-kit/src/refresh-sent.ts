import type { CacheName } from '@portal/contract/cache-name'
import type { QueryClient } from '@portal/remote-kit/query'

/** Refetches the lists that contain what was just sent: sent messages, and documents if there were files. */
export function refreshSent(queries: QueryClient, files: readonly File[]): void {
  const keys: CacheName[] = files.length > 0 ? ['SENT', 'DOCUMENTS'] : ['SENT']
  for (const key of keys) void queries.invalidateQueries({ queryKey: [key], refetchType: 'all' })
}
