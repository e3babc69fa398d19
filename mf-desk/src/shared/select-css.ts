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
