/** Width from which two cards fit side by side, and four figures. */
const two = '@media (min-width: 700px)'
const four = '@media (min-width: 1400px)'

/** Cards side by side while their text fits; a single last one fills its row. */
export const row = { flexWrap: 'wrap', gap: { base: '3', md: '4' } }

const place = {
  minW: '0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  '&:empty': { display: 'none' },
}
/** The home card, twice as wide as the to-dos beside it. */
export const homeCss = { ...place, flex: '2 1 min(30rem, 100%)' }
export const feedCss = { ...place, flex: '1 1 min(19rem, 100%)' }

/** Figures in one, two or four columns; the last fills its row. */
export const figures = {
  ...row,
  '& > *': {
    minW: '0',
    flex: '1 1 100%',
    [two]: { flexBasis: 'calc(50% - 8px)' },
    [four]: { flexBasis: '0' },
  },
  _print: { '& > *': { flexBasis: 'calc(50% - 8px)' } },
}

/** Upcoming events beside the calculators. */
export const halves = {
  ...row,
  '& > *': { minW: '0', flex: '1 1 min(20rem, 100%)', '&:empty': { display: 'none' } },
}

/** Hides controls in print. */
export const notOnPaper = { _print: { display: 'none' } }

/** Hides what wider windows show further down in more detail. */
export const onlyOnPhone = { [two]: { display: 'none' } }
