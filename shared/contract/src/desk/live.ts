/** Path below `staffBase` of the line by which pages of a desk hear what changes; `?customer=` names the file that one shows. */
export const livePath = (firm: string): string => `/desk/${firm}/live`

/**
 * Names of what is told on it: `open` once the line is there, `changed` with the number of a customer whose file, messages or
 * requests are others now, or null for anything, and `present` with the names of who else is at the same file.
 */
export const liveEvents = { open: 'open-line', changed: 'changed', present: 'present' } as const
