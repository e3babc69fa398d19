import type { ReactNode } from 'react'
import { durations } from '../system/durations.ts'
import { chakra } from '../system/styled.tsx'

interface Props {
  open: boolean
  id?: string
  children: ReactNode
}

const css = {
  display: 'grid',
  transition: `grid-template-rows ${durations.collapse}ms ease-out, visibility ${durations.collapse}ms`,
}
const expandedCss = { gridTemplateRows: '1fr', visibility: 'visible' }
const hidden = { gridTemplateRows: '0fr', visibility: 'hidden' }

/**
 * Content that collapses in 300 ms (ANIM-01), and is always expanded in print. Collapsed content is hidden from
 * keyboard and screen readers. Ark's collapsible would add 8.8 kB (brotli) to every page to measure a height that CSS
 * grid knows.
 */
export function Collapse({ open, id, children }: Props) {
  return (
    <chakra.div id={id} css={[css, open ? expandedCss : hidden]} _print={expandedCss}>
      <chakra.div overflow="hidden" minH="0">
        {children}
      </chakra.div>
    </chakra.div>
  )
}
