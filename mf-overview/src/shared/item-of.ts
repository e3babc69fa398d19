/**
 * Address of one thing among those of a screen, as every version of its remote understands it.
 * @param more what else the address says: `rente` the day on which a fixed rate ends that is worked with
 */
export const itemOf = (path: string, id: string | number, more: Record<string, string> = {}): string =>
  `${path}?${new URLSearchParams({ id: String(id), ...more })}`
