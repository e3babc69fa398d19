import type { PublishedRemote } from '@portal/contract/snapshot'

/** Tells by the addresses in a text, such as a stack, whose code it is of: the name of a remote, else the shell's. */
export const ownerIn =
  (remotes: readonly PublishedRemote[]) =>
  (text: string): string =>
    remotes.find(({ name, base = `/${name}/` }) => text.includes(base))?.name ?? 'shell'
