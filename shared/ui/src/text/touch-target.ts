/**
 * Minimum touch-target height of 44 pixels for controls in a line of text on touch devices (WCAG 2.5.5): an inline box
 * may be higher than its line without moving it.
 */
export const touchTargetCss = { '@media (pointer: coarse)': { py: '13px' } }
