import type { SystemStyleObject } from '@chakra-ui/react'

/** The input also covers the area behind the chevron, so that a click on the chevron focuses the input. */
export const comboboxControlCss: SystemStyleObject = {
  position: 'relative',
  '&&.control > input': { paddingInlineEnd: '44px' },
}

export const chevronCss: SystemStyleObject = {
  position: 'absolute',
  insetInlineEnd: '14px',
  pointerEvents: 'none',
}

/**
 * The panel is at most 300 pixels high, with rows of 45 (INPUT-08), and stays within the window. The library copies
 * this `z-index` to the element that positions the panel, which must be above dialogs.
 */
export const optionPanelCss: SystemStyleObject = {
  zIndex: 50,
  display: 'flex',
  flexDirection: 'column',
  maxH: 'min(300px, var(--available-height))',
  overflow: 'hidden',
  bg: 'card',
  rounded: 'field',
  shadow: 'float',
  borderWidth: '1px',
  borderColor: 'line',
  '& > p': { px: '3.5', py: '3', color: 'ink2' },
}

export const optionListCss: SystemStyleObject = {
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  '& > [role=option]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minH: '45px',
    px: '3.5',
    py: '2',
    cursor: 'pointer',
    _highlighted: { bg: 'tint2' },
  },
}
