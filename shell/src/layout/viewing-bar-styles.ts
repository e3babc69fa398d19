const barHeightVariable = 'var(--viewing-bar)'

/**
 * Styles for the bar above a viewed portal. They are in a separate style sheet, because drawers and dialogs also start
 * below the bar, but are rendered outside the layout.
 */
export const viewingBarStyleSheet = `
:root { --viewing-bar: 56px }
@media (min-width: 48rem) { :root { --viewing-bar: 48px } }
@media screen {
  [data-scope=dialog]:is([data-part=positioner], [data-part=content]), dialog { top: ${barHeightVariable} !important }
  dialog { max-height: calc(100% - ${barHeightVariable}) !important }
}
`

/** Bar above a viewed portal, in the text colour, which no part of a tenant's page uses as background. */
export const viewingBarCss = {
  position: 'fixed',
  insetInline: '0',
  top: '0',
  zIndex: 60,
  h: barHeightVariable,
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

/** Content below the viewing bar. The portal's sticky elements stay below the bar without changes to the portal. */
export const belowBarCss = {
  pt: barHeightVariable,
  _print: { pt: '0' },
  '& [data-wide] > nav': { top: barHeightVariable, h: `calc(100vh - ${barHeightVariable})` },
  '@media (min-height: 480px)': {
    '& header, & main > div:first-of-type': {
      top: { base: `calc(${barHeightVariable} - 10px)`, md: `calc(${barHeightVariable} - 24px)` },
    },
  },
}
