/** Room above and below the strip that stays. */
const margin = { base: '10px', md: '24px' }

/** Height of the strip above every screen, with that room (HEADER-01). */
export const stripHeight = { base: '80px', md: '120px' }

/** The same upwards: what comes after begins where the strip begins. */
export const overStrip = { base: '-80px', md: '-120px' }

/**
 * The strip is two layers of one size: the controls, which are the page's header, and the screen's title, with which the main
 * content begins. It stays in reach while one scrolls, 60 or 72 pixels of it, where the window is high enough to spare it.
 */
export const strip = {
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

/** What leaves a strip's margins clear of its ground. */
export const stripGround = {
  borderBlock: '0 solid transparent',
  borderBlockWidth: margin,
  bg: 'paper',
  backgroundClip: 'padding-box',
  '@media (forced-colors: active)': { borderColor: 'Canvas' },
  _print: { borderBlockWidth: '0', bg: 'transparent' },
}

/** The title keeps its line where the name stands beside it, which gives way. */
export const titleWidth = { '@media (min-width: 1024px)': { flex: '1 0 auto', maxW: '60%' } }
