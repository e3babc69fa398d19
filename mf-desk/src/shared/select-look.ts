/** A list to choose from in the browser's own way, for what is chosen outside of a form. */
export const selectLook = {
  minH: '44px',
  px: '3',
  rounded: 'field',
  borderWidth: '1px',
  borderColor: 'field',
  bg: 'card',
  color: 'ink',
}
