import type { Remote } from '@portal/remote-kit'
import { wordingOf } from '../language/wording.ts'
import type { Shell } from '../shell.ts'
import type { SandboxedRemote } from './page.ts'
import { sandboxPageOf } from './page-of.ts'
import { sandboxedRemote } from './remote.tsx'

/** Makes a remote in a sandbox one that the shell can run. */
export function openSandbox(
  shell: Pick<Shell, 'core' | 'remotes' | 'look' | 'routing' | 'partnerInsurer' | 'portalFor'>,
  remote: SandboxedRemote,
): Remote {
  const titleOf = (message: string) => {
    const wording = wordingOf(shell.core.language.current.get())
    return remote.labels[wording]?.[message] ?? remote.name
  }
  return sandboxedRemote(remote, shell.portalFor(remote.name), sandboxPageOf(shell), titleOf)
}
