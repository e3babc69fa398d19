/** CSS of a native select outside of a form. */
export const nativeSelectCss = {
  minH: '44px',
  px: '3',
  rounded: 'field',
  borderWidth: '1px',
  borderColor: 'field',
  bg: 'card',
  color: 'ink',
}

/** Lets cards flow in columns instead of a grid, so that short cards leave no gaps. The first ones stay at the top. */
export const cardColumnsCss = {
  columns: { base: 1, lg: 2 },
  columnGap: '5',
  '& > *': { breakInside: 'avoid', mb: '5' },
}
