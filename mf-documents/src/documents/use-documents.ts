import { type Document, getDocuments, getTenantDocuments } from '@portal/contract/document'
import { foldText } from '@portal/domain/format/fold'
import { useRead } from '@portal/remote-kit'
import { useMemo } from 'react'
import { type Category, groupsOf } from './category.ts'

const none: Document[] = []

/**
 * Documents of the customer and of the tenant for everyone, grouped; a search by name or year hides groups without a
 * match.
 */
export function useDocuments(query: string) {
  const own = useRead(getDocuments)
  const shared = useRead(getTenantDocuments)
  const all = useMemo(
    () => [
      ...(own.data?.data ?? none),
      ...(shared.data?.data ?? none).map((one) => ({ ...one, is_tenant_document: true })),
    ],
    [own.data, shared.data],
  )
  const folded = useMemo(
    () =>
      all.map((document) => ({
        document,
        text: foldText(`${document.name} ${document.created_at?.slice(0, 4) ?? ''}`),
      })),
    [all],
  )
  const groups = useMemo((): { category: Category; documents: Document[] }[] => {
    const wanted = foldText(query.trim())
    return groupsOf(
      wanted ? folded.flatMap(({ document, text }) => (text.includes(wanted) ? document : [])) : all,
    )
  }, [all, folded, query])
  return {
    all,
    groups,
    /** The customer's own documents come first; those of the tenant are below and may load later. */
    pending: own.isPending || (shared.isPending && all.length === 0),
    /** Both lists are current, so a document in neither does not exist. */
    complete: [own, shared].every(({ data, isPlaceholderData }) => data && !isPlaceholderData),
    ownFailed: own.isError && !own.data,
    sharedFailed: shared.isError && !shared.data,
    refetch: () => {
      void own.refetch()
      void shared.refetch()
    },
  }
}
