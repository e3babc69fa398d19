/** The portal to the shell, handed out by the shell that is running the remote. Only `remote.tsx` opens it. */
declare module 'shell/portal' {
  import type { Portal } from '@portal/remote-kit/portal'
  export const portal: Portal
}
