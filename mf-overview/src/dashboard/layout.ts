/** Cards in two columns where there is room. */
export const pair = {
  gap: { base: '4', md: '6' },
  gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'repeat(2,minmax(0,1fr))' },
  _print: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', gap: '4' },
}

/** What is there to be pressed, and says nothing on paper. */
export const notOnPaper = { _print: { display: 'none' }, '&:empty': { display: 'none' } }

/** The same, without a hole where the last is alone. */
export const figures = {
  ...pair,
  '& > :last-child:nth-child(odd)': { gridColumn: '1/-1' },
}

/** Cards beside each other where there is room; one that is alone takes the whole row. */
export const row = {
  gap: { base: '4', md: '6' },
  flexWrap: 'wrap',
  '& > *': { flex: '1 1 min(400px, 100%)' },
  _print: { gap: '4', '& > *': { flexBasis: '40%' } },
}
