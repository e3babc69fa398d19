const heightVar = 'var(--viewing-bar)'

/**
 * Height of the bar, which takes two lines on a phone; and the layers that the portal draws at the end of the page, or the browser
 * over it, begin below the bar. They are no part of what the frame draws, so this is a sheet of its own.
 */
export const sheet = `
:root { --viewing-bar: 56px }
@media (min-width: 48rem) { :root { --viewing-bar: 48px } }
@media screen {
  [data-scope=dialog]:is([data-part=positioner], [data-part=content]), dialog { top: ${heightVar} !important }
  dialog { max-height: calc(100% - ${heightVar}) !important }
}
`

/**
 * The bar above a portal that is looked at: in the ink of the page, which no firm's own parts have as their ground. It keeps its
 * place over everything but what the browser itself puts on top.
 */
export const bar = {
  position: 'fixed',
  insetInline: '0',
  top: '0',
  zIndex: 60,
  h: heightVar,
  display: 'flex',
  alignItems: 'center',
  gap: { base: '2', md: '3' },
  px: { base: '4', md: '6', xl: '8' },
  bg: 'ink',
  color: 'paper',
  textStyle: 'meta',
  '& > svg': { flex: 'none' },
  '& > p': { flex: '1', minW: '0', lineHeight: '1.25' },
  '& strong': { fontWeight: 600 },
  '& [data-room=much]': { display: { base: 'none', md: 'block' } },
  '& [data-room=little]': { display: { base: 'block', md: 'none' } },
  '& p[data-room=little] > *': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& a': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    minH: '44px',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    fontWeight: 600,
  },
  '& :focus-visible': { outlineColor: 'paper' },
  _print: { display: 'none' },
}

/**
 * What stands below the bar: whatever of the portal stays at the upper edge of the window stays below the bar instead, so that the
 * portal itself need not know of it.
 */
export const belowBar = {
  pt: heightVar,
  _print: { pt: '0' },
  '& [data-wide] > nav': { top: heightVar, h: `calc(100vh - ${heightVar})` },
  '@media (min-height: 480px)': {
    '& header, & main > div:first-of-type': {
      top: { base: `calc(${heightVar} - 10px)`, md: `calc(${heightVar} - 24px)` },
    },
  },
}
