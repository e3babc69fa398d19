import type { PublishedRemote } from '@portal/contract/snapshot'

/** Creates a function that finds the remote to whose code a text refers, such as a stack; by default the shell. */
export const createRemoteFinder =
  (remotes: readonly PublishedRemote[]) =>
  (text: string): string =>
    remotes.find(({ name, base = `/${name}/` }) => text.includes(base))?.name ?? 'shell'
