/** Status flags of a requested document. */
interface Progress {
  received?: number | boolean | null
  completed?: number | boolean | null
  seen_by_advisor?: string | null
}

/** Status of a requested document: missing, received, seen by the adviser, or complete. */
type DocumentStatus = 'missing' | 'received' | 'seen' | 'completed'

/** Status of a requested document. */
export const documentStatusOf = ({ received, completed, seen_by_advisor }: Progress): DocumentStatus => {
  if (completed) return 'completed'
  if (!received) return 'missing'
  return seen_by_advisor ? 'seen' : 'received'
}

/** The documents still missing: neither received nor completed (ENTITY-10). */
export const missingOf = <Item extends Progress>(items: readonly Item[] | null | undefined): Item[] =>
  (items ?? []).filter((item) => documentStatusOf(item) === 'missing')

/** Number of documents still missing (ENTITY-10). */
export const countMissing = (items: readonly Progress[]): number => missingOf(items).length
