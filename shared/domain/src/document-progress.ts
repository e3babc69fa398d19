interface DocumentProgress {
  received?: number | boolean | null
  completed?: number | boolean | null
  seen_by_advisor?: string | null
}

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

/** Returns the requested documents that are neither received nor completed (ENTITY-10). */
export const filterMissingDocuments = <Item extends DocumentProgress>(
  items: readonly Item[] | null | undefined,
): Item[] => (items ?? []).filter((item) => getDocumentStatus(item) === 'missing')

export const countMissingDocuments = (items: readonly DocumentProgress[]): number =>
  filterMissingDocuments(items).length
