import type { PublishedRemote } from '@portal/contract/registry-snapshot'

/**
 * Creates a function that finds the remote whose code a text, such as a stack trace, mentions; the shell if no remote
 * matches.
 */
export const createRemoteFinder =
  (remotes: readonly PublishedRemote[]) =>
  (text: string): string =>
    remotes.find(({ name, base = `/${name}/` }) => text.includes(base))?.name ?? 'shell'
