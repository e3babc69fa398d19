/** A table of amounts in a drawer. A wide table scrolls horizontally. */
export const timeTableCss = {
  w: '100%',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'end',
    verticalAlign: 'top',
    py: '2',
    pl: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
  '& th:first-of-type': { textAlign: 'start', pl: '0', fontWeight: 500 },
  '& thead th': { borderTopWidth: '0', textStyle: 'meta', fontWeight: 600, color: 'ink2' },
  '& [data-short]': { color: 'bad', fontWeight: 600 },
}
