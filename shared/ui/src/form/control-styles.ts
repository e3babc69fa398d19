import type { SystemStyleObject } from '@chakra-ui/react'

/** Box around an input or select. */
export const controlCss: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  w: '100%',
  minH: '52px',
  borderWidth: '1.5px',
  borderColor: 'field',
  rounded: 'field',
  bg: 'card',
  _focusWithin: { outline: '2px solid var(--focus)', outlineOffset: '2px' },
  '&:has([aria-invalid=true])': { borderColor: 'bad', boxShadow: 'inset 0 0 0 .5px var(--bad)' },
  '&:has(:disabled, [readonly])': { bg: 'tint1', borderColor: 'line', color: 'ink2' },
}

/** The input inside the box. The focus is visible at the box. */
export const inputCss: SystemStyleObject = {
  flex: 1,
  minW: 0,
  w: '100%',
  minH: '49px',
  px: '3.5',
  py: '3',
  rounded: 'field',
  outline: 'none',
  _placeholder: { color: 'ink2', opacity: 1 },
}
