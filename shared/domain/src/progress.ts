/** What of a progress item decides whether its document is still missing. */
interface Progress {
  received?: number | boolean | null
  completed?: number | boolean | null
}

/** Number of documents still missing: items neither received nor completed (ENTITY-10). */
export const openProgressOf = (items: readonly Progress[]): number =>
  items.filter((item) => !item.received && !item.completed).length
