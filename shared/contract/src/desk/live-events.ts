/** Event stream of a desk, below `staffApiBase`; `?customer=` names the file on the page. */
export const getLivePath = (tenant: string): string => `/desk/${tenant}/live`

/**
 * `open` once connected; `changed` with the id of the changed customer, or null for anything; `present` with the names
 * of others who view the file.
 */
export const liveEventNames = { open: 'open-line', changed: 'changed', present: 'present' } as const
