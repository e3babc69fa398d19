const scheduleCellCss = {
  py: '2',
  px: { base: '1.5', md: '3' },
  borderBottomWidth: '1px',
  borderColor: 'line',
  verticalAlign: 'top',
  '@media (max-width: 359px)': { px: '2px' },
}

/** Cell below the amounts of a row, with the row's events. */
export const scheduleNoteCellCss = {
  ...scheduleCellCss,
  pt: '0',
  pl: { base: '0', md: '0' },
  textStyle: 'mark',
  color: 'ink2',
}
export const scheduleRowWithNoteCss = { '& > *': { borderBottomWidth: '0' } }

/** Cells of schedule tables. The period is at the start, amounts are at the end. */
export const scheduleRowHeadCss = {
  ...scheduleCellCss,
  pl: { base: '0', md: '0' },
  textAlign: 'start',
  fontWeight: 400,
}
export const scheduleAmountCellCss = {
  ...scheduleCellCss,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '&:last-of-type': { pr: { base: '0', md: '0' } },
}
export const scheduleColumnHeadCss = {
  fontWeight: 500,
  color: 'ink2',
  textStyle: 'meta',
  borderColor: 'field',
  bg: 'card',
}
export const scheduleTableCss = {
  w: '100%',
  fontVariantNumeric: 'tabular-nums',
  fontSize: { base: '.875rem', md: '1rem' },
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
}
