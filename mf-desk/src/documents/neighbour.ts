import type { Id } from '@portal/contract/wire'

/** Previous or next item in a list; null at its ends. The first one, for an item not in the list. */
export function neighbour(list: readonly { id: Id }[], id: Id, step: 1 | -1): Id | null {
  const index = list.findIndex((one) => String(one.id) === String(id))
  if (index === -1) return list[0]?.id ?? null
  return list[index + step]?.id ?? null
}
