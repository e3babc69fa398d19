import { Slot, useStore } from '@portal/remote-kit'
import { Box } from '@portal/ui'
import { useEffect, useState } from 'react'
import { whenIdle } from '../portal/prefetch.ts'
import { useShell } from './context.tsx'
import { ShellSlot } from './ShellSlot.tsx'

const slot = 'header.search'

/** The place of the search, kept free from the first; what fills it comes once the page is idle, as nobody searches before. */
export function HeaderSearch() {
  const { portalFor, keysWanted } = useShell()
  const isLed = useStore(keysWanted)
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
