import type { PublishedRemote } from '@portal/contract/snapshot'
import type { Remote } from '@portal/remote-kit'
import type { RemoteLoader } from '../registry/versions.ts'
import { isSandboxed, type SandboxedRemote } from './page.ts'

/** A loader that runs remotes in a sandbox as frames, whose code the page itself never loads. */
export function withSandboxes(
  loader: RemoteLoader,
  remotes: readonly PublishedRemote[],
  open: (remote: SandboxedRemote) => Promise<Remote>,
): RemoteLoader {
  const sandboxed = new Map(remotes.filter(isSandboxed).map((remote) => [remote.name, remote]))
  if (sandboxed.size === 0) return loader
  const opened = new Map<string, Promise<Remote>>()
  return {
    ...loader,
    load: (name) => {
      const remote = sandboxed.get(name)
      if (!remote) return loader.load(name)
      const opening = opened.get(name) ?? open(remote)
      opened.set(name, opening)
      opening.catch(() => opened.delete(name))
      return opening
    },
    renew: async (name) => (sandboxed.has(name) ? undefined : loader.renew(name)),
  }
}
