interface DocumentProgress {
  received?: number | boolean | null
  completed?: number | boolean | null
  seen_by_advisor?: string | null
}

/** Status of a requested document: missing, received, seen by the adviser, or complete. */
type DocumentStatus = 'missing' | 'received' | 'seen' | 'completed'

export const getDocumentStatus = ({
  received,
  completed,
  seen_by_advisor,
}: DocumentProgress): DocumentStatus => {
  if (completed) return 'completed'
  if (!received) return 'missing'
  return seen_by_advisor ? 'seen' : 'received'
}

/** Requested documents that are missing: neither received nor completed (ENTITY-10). */
export const filterMissing = <Item extends DocumentProgress>(
  items: readonly Item[] | null | undefined,
): Item[] => (items ?? []).filter((item) => getDocumentStatus(item) === 'missing')

/** Number of requested documents that are missing (ENTITY-10). */
export const countMissing = (items: readonly DocumentProgress[]): number => filterMissing(items).length
