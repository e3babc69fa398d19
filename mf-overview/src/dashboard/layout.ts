/** From where two cards have room beside each other; and the four figures too. */
const two = '@media (min-width: 700px)'
const four = '@media (min-width: 1400px)'

/** Cards beside each other as far as their words have room; what is left alone takes the whole row. */
export const row = { flexWrap: 'wrap', gap: { base: '3', md: '4' } }

const place = {
  minW: '0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  '&:empty': { display: 'none' },
}
/** The home, twice as wide as what waits beside it. */
export const homePlace = { ...place, flex: '2 1 min(30rem, 100%)' }
export const feedPlace = { ...place, flex: '1 1 min(19rem, 100%)' }

/** Figures in one, two or four columns; the last one fills its row. */
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

/** What is ahead beside what can be worked out. */
export const halves = {
  ...row,
  '& > *': { minW: '0', flex: '1 1 min(20rem, 100%)', '&:empty': { display: 'none' } },
}

/** What is there to be pressed, and says nothing on paper. */
export const notOnPaper = { _print: { display: 'none' } }

/** What a wider window has in sight further down, with more about it. */
export const onlyOnPhone = { [two]: { display: 'none' } }
