/**
 * Returns the path of a tenant's event stream, relative to `staffApiBase`. The query parameter `customer` is the id of
 * the customer whose file the page shows.
 */
export const getLiveEventsPath = (tenant: string): string => `/desk/${tenant}/live`

/**
 * Event names: `open` is sent once connected; `changed` with the id of the changed customer, or null for any change;
 * `present` with the names of other staff who view the same customer.
 */
export const liveEventNames = { open: 'open-line', changed: 'changed', present: 'present' } as const
