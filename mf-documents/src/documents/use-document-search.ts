import { type Document, getDocuments, getTenantDocuments } from '@portal/contract/document'
import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'
import { useRead } from '@portal/remote-kit'
import { useMemo } from 'react'
import { type DocumentCategory, groupDocumentsByCategory } from './document-category.ts'

const noDocuments: Document[] = []

/**
 * Documents of the customer and those that the tenant shares with everyone, grouped by category. A search by name or
 * year hides groups without a match.
 */
export function useDocumentSearch(query: string) {
  const own = useRead(getDocuments)
  const shared = useRead(getTenantDocuments)
  const all = useMemo(
    () => [
      ...(own.data?.data ?? noDocuments),
      ...(shared.data?.data ?? noDocuments).map((one) => ({ ...one, is_tenant_document: true })),
    ],
    [own.data, shared.data],
  )
  const folded = useMemo(
    () =>
      all.map((document) => ({
        document,
        text: normalizeForSearch(`${document.name} ${document.created_at?.slice(0, 4) ?? ''}`),
      })),
    [all],
  )
  const groups = useMemo((): { category: DocumentCategory; documents: Document[] }[] => {
    const wanted = normalizeForSearch(query.trim())
    return groupDocumentsByCategory(
      wanted ? folded.flatMap(({ document, text }) => (text.includes(wanted) ? document : [])) : all,
    )
  }, [all, folded, query])
  return {
    all,
    groups,
    /**
     * The list waits for the tenant's documents only if the customer has none, because the tenant's documents are below
     * the customer's own.
     */
    pending: own.isPending || (shared.isPending && all.length === 0),
    /** Whether both lists are current, so that a document in neither list does not exist. */
    complete: [own, shared].every(({ data, isPlaceholderData }) => data && !isPlaceholderData),
    ownFailed: own.isError && !own.data,
    sharedFailed: shared.isError && !shared.data,
    refetch: () => {
      void own.refetch()
      void shared.refetch()
    },
  }
}
