/** The portal, provided by the running shell. Only `remote.tsx` imports it. */
declare module 'shell/portal' {
  import type { Portal } from '@portal/remote-kit/portal'
  export const portal: Portal
}
