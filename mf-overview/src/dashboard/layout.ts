/** What is asked for most, beside each other where there is room for its letters; what is left alone takes the whole row. */
export const heart = {
  flexWrap: 'wrap',
  gap: { base: '3', md: '4' },
  '& > *': { flex: '1 1 min(20rem, 100%)', minW: '0' },
}

/** Figures that open, in as many columns as there is room for; one that opens leaves its neighbours as they are. */
export const rows = {
  gap: '2',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  _print: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', gap: '4' },
}

/** What is there to be pressed, and says nothing on paper. */
export const notOnPaper = { _print: { display: 'none' }, '&:empty': { display: 'none' } }

/** Room for two of the {@link heart} beside each other: what a phone has above the rest is in sight further down. */
const beside = '@media (min-width: 700px)'

/** A phone has the short way to it further up, and all of it beside the documents. */
export const notOnPhone = { display: 'none', [beside]: { display: 'block' } }

/** What a wider window has in sight further down, with more about it. */
export const onlyOnPhone = { [beside]: { display: 'none' } }

/** What lies on the table: what is counted below each other beside an application, where there is one and room for it. */
export const tableOf = (applies: boolean) => ({
  gap: { base: '2', md: '4' },
  gridTemplateColumns: { base: 'minmax(0,1fr)', ...(applies ? { lg: 'minmax(0,1fr) 236px' } : {}) },
  '&:empty': { display: 'none' },
})
