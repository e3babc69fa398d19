import { Slot, useStore } from '@portal/remote-kit'
import { Box } from '@portal/ui'
import { useEffect, useState } from 'react'
import { runWhenIdle } from '../portal/prefetch.ts'
import { ShellPortalProvider } from './ShellPortalProvider.tsx'
import { useShell } from './shell-context.tsx'

const searchSlot = 'header.search'

/** Reserves space for the search; its code loads when the page is idle. */
export function HeaderSearch() {
  const { portalFor, mfaRequired } = useShell()
  const isLed = useStore(mfaRequired)
  const [ready, setReady] = useState(false)
  useEffect(() => runWhenIdle(() => setReady(true)), [])
  if (isLed || portalFor('shell').slot(searchSlot).length === 0) return null
  return (
    <Box boxSize="48px" flex="none">
      {ready && (
        <ShellPortalProvider>
          <Slot name={searchSlot} quiet />
        </ShellPortalProvider>
      )}
    </Box>
  )
}
