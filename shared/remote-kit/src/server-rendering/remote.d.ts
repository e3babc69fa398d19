declare module 'server-rendering/remote' {
  import type { Remote } from '@portal/remote-kit'

  /** The remote whose server bundle is built; an alias points to its `src/remote.tsx`. */
  const remote: Remote
  export default remote
}
