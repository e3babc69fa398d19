/**
 * URL of an item on a screen. The id is a query parameter, which every version of the item's remote understands. `more`
 * contains further parameters: `rente` is the end date of a fixed rate.
 */
export const createItemPath = (
  path: string,
  id: string | number,
  more: Record<string, string> = {},
): string => `${path}?${new URLSearchParams({ id: String(id), ...more })}`
