import { chakra } from '@portal/ui'
import { useCallback, useState } from 'react'
import { outlet, outletHtml } from '../mount/outlet.ts'
import { useIsHydrated } from './hydration-boundary.tsx'
import { ScreenFallback } from './ScreenFallback.tsx'

const stacked = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  '& > *': { gridArea: '1 / 1' },
  /** Hides the placeholder in the same frame in which the screen, rendered by its own root, appears. */
  '& > :has(#outlet:not(:empty)) + *': { display: 'none' },
}

/**
 * Container of a customer's screens. Placeholder and error take the same space, so that nothing moves when the screen
 * appears.
 */
export function Outlet() {
  const takeIn = useCallback((place: HTMLDivElement | null) => {
    if (outlet.parentElement !== place) place?.append(outlet)
  }, [])
  const isHydrated = useIsHydrated()
  /** Content of the server rendering, kept during hydration: React does not touch it. */
  const [drawn] = useState(isHydrated ? undefined : outletHtml)
  return (
    <chakra.div css={stacked}>
      <div ref={takeIn} dangerouslySetInnerHTML={drawn} suppressHydrationWarning />
      <ScreenFallback />
    </chakra.div>
  )
}
