/** Cards side by side while their text fits. A single last card fills its row. */
export const cardRowCss = { flexWrap: 'wrap', gap: { base: '3', md: '4' } }

const gridCellCss = {
  minW: '0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  '&:empty': { display: 'none' },
}
/** Column twice as wide as the other column of its row; contains the home card. */
export const wideColumnCss = { ...gridCellCss, flex: '2 1 min(30rem, 100%)' }
export const narrowColumnCss = { ...gridCellCss, flex: '1 1 min(19rem, 100%)' }

/** Figures in four columns if the row is at least 63.5rem wide, otherwise in two or one. The last figure fills its row. */
export const figureRowCss = {
  ...cardRowCss,
  '& > *': {
    minW: '0',
    flex: '1 1 clamp(25% - 12px, (63.5rem - 100%) * 999, max(50% - 8px, min(20rem, 100%)))',
  },
  _print: { '& > *': { flexBasis: 'calc(50% - 8px)' } },
}

/** Upcoming events and calculators side by side. */
export const twoColumnRowCss = {
  ...cardRowCss,
  '& > *': { minW: '0', flex: '1 1 min(20rem, 100%)', '&:empty': { display: 'none' } },
}

export const hiddenInPrintCss = { _print: { display: 'none' } }

/** Shows shortcuts on phones only, because wider windows show the same content in more detail further down. */
export const phoneOnlyCss = { '@media (min-width: 700px)': { display: 'none' } }
