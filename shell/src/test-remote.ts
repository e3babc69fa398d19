import type { Contributions, PublishedRemote } from '@portal/contract/registry'

/** A remote as the registry lists it, for tests. */
export const remoteWith = (name: string, contributes: Partial<Contributions>): PublishedRemote => ({
  schema: 1,
  name,
  version: '1.0.0',
  hash: '0123456789abcdef',
  portal: '^1.0.0',
  entry: { path: 'remoteEntry.js', integrity: `sha384-${'A'.repeat(64)}` },
  files: [],
  shared: {},
  languages: ['nl', 'en', 'de'],
  views: {},
  texts: {} as PublishedRemote['texts'],
  labels: {} as PublishedRemote['labels'],
  base: 'http://localhost/',
  contributes: { routes: [], nav: [], slots: [], ...contributes },
})
