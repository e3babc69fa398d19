import type { PublishedRemote } from '@portal/contract/registry-snapshot'
import type { RemoteContributions } from '@portal/contract/remote-registry'

export const createTestRemote = (
  name: string,
  contributes: Partial<RemoteContributions>,
): PublishedRemote => ({
  name,
  version: '1.0.0',
  hash: '0123456789abcdef',
  entry: { path: 'remoteEntry.js', integrity: `sha256-${'A'.repeat(43)}=` },
  labels: {} as PublishedRemote['labels'],
  base: 'http://localhost/',
  contributes: { routes: [], nav: [], slots: [], ...contributes },
})
