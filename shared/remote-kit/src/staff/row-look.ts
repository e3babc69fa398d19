/** A row of a list in a card: lines between rows, none above the first. */
export const row = {
  py: '3',
  borderTopWidth: '1px',
  borderColor: 'line',
  overflowWrap: 'anywhere',
  _first: { borderTopWidth: '0', pt: '0' },
  _last: { pb: '0' },
}

/** One with what it is about at the start, and what can be done with it at the end. */
export const actingRow = {
  ...row,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  alignItems: 'center',
  justifyContent: 'space-between',
}
