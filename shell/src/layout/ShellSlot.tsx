import { PortalContext } from '@portal/remote-kit/context'
import { type ReactNode, useMemo } from 'react'
import { useShell } from './context.tsx'

const neverAborted = new AbortController().signal

/** Providers for a slot in the shell's layout. */
export function ShellSlot({ children }: { children: ReactNode }) {
  const { portalFor } = useShell()
  const portal = useMemo(() => ({ ...portalFor('shell'), signal: neverAborted }), [portalFor])
  return <PortalContext value={portal}>{children}</PortalContext>
}
