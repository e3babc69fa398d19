/**
 * Vertical padding that gives inline controls a touch target of at least 44 pixels on touch devices (WCAG 2.5.5). The
 * padding of an inline box does not change the line height.
 */
export const touchTargetCss = { '@media (pointer: coarse)': { py: '13px' } }
