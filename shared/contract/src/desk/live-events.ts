/** Path of the event stream of a desk, below `staffApiBase`; `?customer=` names the file that the page shows. */
export const getLivePath = (tenant: string): string => `/desk/${tenant}/live`

/**
 * Event names: `open` once connected, `changed` with the id of a customer whose data changed or null for anything, and
 * `present` with the names of others viewing the same file.
 */
export const liveEventNames = { open: 'open-line', changed: 'changed', present: 'present' } as const
