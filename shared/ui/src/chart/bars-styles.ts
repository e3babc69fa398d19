import { animationDurationsMs } from '../system/animation-durations.ts'

export const plotCss = {
  position: 'relative',
  h: { base: '180px', md: '220px' },
  display: 'flex',
  alignItems: 'stretch',
  rounded: '4px',
}

export const axisLineCss = {
  position: 'absolute',
  insetInline: 0,
  h: '0',
  borderTopWidth: '1px',
  borderColor: 'line',
}

export const tickTextCss = {
  position: 'absolute',
  right: '0',
  translate: '0 50%',
  textStyle: 'mark',
  color: 'ink2',
  fontVariantNumeric: 'tabular-nums',
}

/** Column of a bar. It has the full height, so that low bars are as easy to point at as high ones. */
export const barColumnCss = {
  flex: '1 1 0',
  minW: 0,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  gap: '1.5px',
  animation: `ui-reveal ${animationDurationsMs.chart}ms ease-out`,
  '&[data-current]': { bg: 'tint2' },
}

export const barSegmentCss = {
  w: '76%',
  flex: 'none',
  printColorAdjust: 'exact',
  '&:last-of-type': { rounded: '2px 2px 0 0' },
}

export const dottedLineCss = {
  position: 'absolute',
  insetBlock: 0,
  borderInlineStartWidth: '2px',
  borderStyle: 'dotted',
  borderColor: 'ink',
  /** Outline in the colour of the card, which keeps the dotted line visible on a dark bar. */
  boxShadow: '0 0 0 2px var(--card)',
  bg: 'card',
}

export const barLabelCss = {
  position: 'absolute',
  top: '100%',
  pt: '1.5',
  textStyle: 'mark',
  color: 'ink2',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
}

/** Line from the note to its bar. */
export const notePointerCss = {
  position: 'absolute',
  top: '-22px',
  w: '0',
  borderInlineStartWidth: '1.5px',
  borderColor: 'ink',
  translate: '-50%',
}

export const noteTextCss = {
  position: 'absolute',
  bottom: '100%',
  mb: '1',
  textStyle: 'meta',
  fontWeight: 600,
  maxW: '100%',
}
