/**
 * What stands in a line of text and is pressed is as high as a finger needs, 44 pixels (WCAG 2.5.5), where there are fingers: an
 * inline box may be higher than its line, and leaves it where it is.
 */
export const forFingers = { '@media (pointer: coarse)': { py: '13px' } }
