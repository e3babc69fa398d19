import type { Contributions } from '@portal/contract/registry'
import type { PublishedRemote } from '@portal/contract/snapshot'

/** Creates a remote for tests, as in the registry. */
export const createTestRemote = (name: string, contributes: Partial<Contributions>): PublishedRemote => ({
  name,
  version: '1.0.0',
  hash: '0123456789abcdef',
  entry: { path: 'remoteEntry.js', integrity: `sha384-${'A'.repeat(64)}` },
  labels: {} as PublishedRemote['labels'],
  base: 'http://localhost/',
  contributes: { routes: [], nav: [], slots: [], ...contributes },
})
