import type { Id } from '@portal/contract/wire'

/** The one before or after another in a list; null at its ends. Of one that is not in the list, the first. */
export function neighbour(list: readonly { id: Id }[], id: Id, step: 1 | -1): Id | null {
  const at = list.findIndex((one) => String(one.id) === String(id))
  if (at === -1) return list[0]?.id ?? null
  return list[at + step]?.id ?? null
}
