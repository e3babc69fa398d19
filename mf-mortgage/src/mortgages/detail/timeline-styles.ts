import type { CSSProperties } from 'react'

/** Columns of the timeline; on phones, name and amount are above the bar. */
export const timelineColumnsCss = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0,1fr) auto',
    md: '14rem minmax(0,1fr) 8.5rem',
    lg: '17.5rem minmax(0,1fr) 9rem',
  },
  columnGap: { base: '4', md: '5' },
}

/** Space for half a marker at both ends of the axis. */
export const axisPaddingCss = {
  gridColumn: { base: '1/-1', md: '2' },
  gridRow: { base: '2', md: '1' },
  position: 'relative',
  mx: '2.5',
}

/** Returns the CSS position on the axis for a fraction from 0 to 1. */
export const getAxisPositionStyle = (share: number): CSSProperties => ({ left: `${share * 100}%` })

export const timelineLineCss = {
  position: 'absolute',
  insetBlock: 0,
  borderInlineStartWidth: '1.5px',
  borderColor: 'link',
  translate: '-50%',
}
