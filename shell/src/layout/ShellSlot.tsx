import type { SlotName } from '@portal/contract/extension-points'
import { Slot } from '@portal/remote-kit'
import { PortalContext } from '@portal/remote-kit/context'
import { useMemo } from 'react'
import { useShell } from './context.tsx'

const never = new AbortController().signal

/** A slot in the shell's own frame. */
export function ShellSlot({ name, quiet }: { name: SlotName; quiet?: boolean }) {
  const { portalFor } = useShell()
  const portal = useMemo(() => ({ ...portalFor('shell'), signal: never }), [portalFor])
  return (
    <PortalContext value={portal}>
      <Slot name={name} quiet={quiet} />
    </PortalContext>
  )
}
