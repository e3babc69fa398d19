import type { ReactNode } from 'react'
import { animationDurationsMs } from '../system/animation-durations.ts'
import { chakra } from '../system/styled.tsx'

interface CollapseProps {
  open: boolean
  id?: string
  children: ReactNode
}

const collapseCss = {
  display: 'grid',
  transition: `grid-template-rows ${animationDurationsMs.collapse}ms ease-out, visibility ${animationDurationsMs.collapse}ms`,
}
const expandedCss = { gridTemplateRows: '1fr', visibility: 'visible' }
const collapsedCss = { gridTemplateRows: '0fr', visibility: 'hidden' }

/**
 * Content that collapses in 300 ms (ANIM-01), and is always expanded in print. Collapsed content is hidden from
 * keyboard and screen readers. Ark's collapsible is not used, because it would add 8.8 kB (brotli) to every page.
 */
export function Collapse({ open, id, children }: CollapseProps) {
  return (
    <chakra.div id={id} css={[collapseCss, open ? expandedCss : collapsedCss]} _print={expandedCss}>
      <chakra.div overflow="hidden" minH="0">
        {children}
      </chakra.div>
    </chakra.div>
  )
}
