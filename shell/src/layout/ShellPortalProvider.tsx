import { PortalContext } from '@portal/remote-kit/context'
import { type ReactNode, useMemo } from 'react'
import { useShell } from './shell-context.tsx'

const neverAbortedSignal = new AbortController().signal

export function ShellPortalProvider({ children }: { children: ReactNode }) {
  const { portalFor } = useShell()
  const portal = useMemo(() => ({ ...portalFor('shell'), signal: neverAbortedSignal }), [portalFor])
  return <PortalContext value={portal}>{children}</PortalContext>
}
