declare module 'server-rendering/remote' {
  import type { Remote } from '@portal/remote-kit'

  /** What `src/remote.tsx` of the remote exports for which the edge bundle is built. */
  const remote: Remote
  export default remote
}
