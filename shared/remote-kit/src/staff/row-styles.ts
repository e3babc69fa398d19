/** List row in a card, with lines between rows. */
export const staffRowCss = {
  py: '3',
  borderTopWidth: '1px',
  borderColor: 'line',
  overflowWrap: 'anywhere',
  _first: { borderTopWidth: '0', pt: '0' },
  _last: { pb: '0' },
}

/** List row with its subject at the start and its actions at the end. */
export const staffActionRowCss = {
  ...staffRowCss,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  alignItems: 'center',
  justifyContent: 'space-between',
}
