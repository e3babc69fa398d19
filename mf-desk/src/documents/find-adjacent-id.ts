import type { Id } from '@portal/contract/wire'

/**
 * Finds the previous or next item of a list; null at the ends of the list. Returns the first item if `id` is not in the
 * list.
 */
export function findAdjacentId(list: readonly { id: Id }[], id: Id, step: 1 | -1): Id | null {
  const index = list.findIndex((one) => String(one.id) === String(id))
  if (index === -1) return list[0]?.id ?? null
  return list[index + step]?.id ?? null
}
