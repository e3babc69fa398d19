import { chakra } from '@portal/ui'
import { useCallback, useState } from 'react'
import { outlet, outletHtml } from '../mount/outlet.ts'
import { useTakenOver } from './hydration-boundary.tsx'
import { ScreenFallback } from './ScreenFallback.tsx'

const stacked = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  '& > *': { gridArea: '1 / 1' },
  /** The screen is drawn by a root of its own: what stood in its place goes in the very frame that it comes in. */
  '& > :has(#outlet:not(:empty)) + *': { display: 'none' },
}

/**
 * Where a customer's screens stand. What stands there before, or in place of one that failed, takes the same room, so
 * that nothing moves when the screen comes.
 */
export function Outlet() {
  const takeIn = useCallback((place: HTMLDivElement | null) => {
    if (outlet.parentElement !== place) place?.append(outlet)
  }, [])
  const takenOver = useTakenOver()
  /** As the edge draws it, and as it stays where that is taken over: React lets what is in it be. */
  const [drawn] = useState(takenOver ? undefined : outletHtml)
  return (
    <chakra.div css={stacked}>
      <div ref={takeIn} dangerouslySetInnerHTML={drawn} suppressHydrationWarning />
      <ScreenFallback />
    </chakra.div>
  )
}
