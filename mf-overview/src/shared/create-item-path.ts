/**
 * URL of an item on a screen, in the query form that every version of its remote understands.
 * @param more further parameters: `rente` is the end date of a fixed rate
 */
export const createItemPath = (
  path: string,
  id: string | number,
  more: Record<string, string> = {},
): string => `${path}?${new URLSearchParams({ id: String(id), ...more })}`
