const gutterSpacing = { base: '4', md: '8', xl: '16' }

export const twoColumnsCss = {
  minH: '100dvh',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(0,1fr)' },
  gridTemplateRows: { base: 'auto 1fr', md: 'none' },
}

export const illustrationCss = {
  bg: 'surface',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gridTemplateRows: { md: 'auto 1fr auto' },
  overflow: 'hidden',
  minW: 0,
  '& > .tenant': { px: gutterSpacing, pt: { base: '5', md: '12' } },
  '& > .say': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', alignContent: 'end' },
  '& > .say > p': { textStyle: 'welcome', px: gutterSpacing, pt: '4', maxW: { md: 'min(536px, 72%)' } },
  '& .scene': {
    w: '100%',
    maxW: { base: '432px', md: '656px' },
    mx: 'auto',
    mb: '-0.5',
    mt: { md: '-10' },
    px: { base: '4', md: '6', xl: '12' },
    pt: { base: '2', md: '6' },
  },
}

export const formColumnCss = {
  bg: 'card',
  px: { base: '4', md: '8' },
  py: { base: '7', md: '12' },
  display: 'grid',
  alignContent: { base: 'start', md: 'center' },
  justifyContent: 'center',
  gridTemplateColumns: { base: 'minmax(0,480px)', md: 'minmax(0,420px)' },
  gap: '6',
}

export const accessibilityStatementLinkCss = {
  display: 'inline-block',
  py: '3',
  px: '2.5',
  textStyle: 'meta',
}
