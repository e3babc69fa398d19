import { chakra } from '@portal/ui'
import { useCallback, useState } from 'react'
import { outlet, outletHtml } from '../mount/outlet.ts'
import { useIsHydrated } from './hydration.tsx'
import { ScreenFallback } from './ScreenFallback.tsx'

const stackedCss = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  '& > *': { gridArea: '1 / 1' },
  /** Hides the placeholder in the same frame in which the screen appears; the screen has its own React root. */
  '& > :has(#outlet:not(:empty)) + *': { display: 'none' },
}

/**
 * Container of the screen. The placeholder and the error take the screen's space, so that the layout does not move when
 * the screen appears.
 */
export function Outlet() {
  const insertOutlet = useCallback((place: HTMLDivElement | null) => {
    if (outlet.parentElement !== place) place?.append(outlet)
  }, [])
  const isHydrated = useIsHydrated()
  /** HTML that the server rendered; React does not change it during hydration. */
  const [renderedHtml] = useState(isHydrated ? undefined : outletHtml)
  return (
    <chakra.div css={stackedCss}>
      <div ref={insertOutlet} dangerouslySetInnerHTML={renderedHtml} suppressHydrationWarning />
      <ScreenFallback />
    </chakra.div>
  )
}
