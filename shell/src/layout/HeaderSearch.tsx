import { Slot, useStore } from '@portal/remote-kit'
import { Box } from '@portal/ui'
import { useEffect, useState } from 'react'
import { whenIdle } from '../portal/prefetch.ts'
import { useShell } from './context.tsx'
import { ShellSlot } from './ShellSlot.tsx'

const slot = 'header.search'

/** Reserved space for the search, whose code loads when the page is idle. */
export function HeaderSearch() {
  const { portalFor, mfaRequired } = useShell()
  const isLed = useStore(mfaRequired)
  const [ready, setReady] = useState(false)
  useEffect(() => whenIdle(() => setReady(true)), [])
  if (isLed || portalFor('shell').slot(slot).length === 0) return null
  return (
    <Box boxSize="48px" flex="none">
      {ready && (
        <ShellSlot>
          <Slot name={slot} quiet />
        </ShellSlot>
      )}
    </Box>
  )
}
