const heightVar = 'var(--viewing-bar)'

/**
 * Height of the bar, two lines on a phone; overlays of the portal and the browser start below it. A separate style
 * sheet, because overlays are outside the layout.
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
 * The bar above a viewed portal, in the page's text colour, which no part of a tenant's page uses as background. It
 * stays above everything except the browser's top layer.
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

/** Content below the bar. Sticky elements of the portal stay below the bar without changes to the portal. */
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
