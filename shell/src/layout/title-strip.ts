/** Space above and below the sticky strip, part of its height. */
const stripMargin = { base: '10px', md: '24px' }

/** Height of the strip above every screen, including `stripMargin` (HEADER-01). */
export const stripHeight = { base: '80px', md: '120px' }

/** Negative `stripHeight` as a margin, for content that starts at the strip's top. */
export const stripOffset = { base: '-80px', md: '-120px' }

/**
 * Style of the strip's two layers, which have equal size: the header's controls, and the title that starts the main
 * content.
 */
export const stripLayerCss = {
  display: 'flex',
  alignItems: 'center',
  gap: { base: '2', md: '4' },
  minH: stripHeight,
  '@media (min-height: 480px)': {
    position: 'sticky',
    top: { base: '-10px', md: '-24px' },
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
  _print: { minH: '0', position: 'static' },
}

/** Background of the strip without its margins. */
export const stripBackgroundCss = {
  borderBlock: '0 solid transparent',
  borderBlockWidth: stripMargin,
  bg: 'paper',
  backgroundClip: 'padding-box',
  '@media (forced-colors: active)': { borderColor: 'Canvas' },
  _print: { borderBlockWidth: '0', bg: 'transparent' },
}

/** Keeps the title on one line beside the name; the name shrinks instead. */
export const stripTitleCss = { '@media (min-width: 1024px)': { flex: '1 0 auto', maxW: '60%' } }
