import { saveViewedFile } from '@portal/blocks/viewer'
import type { Document } from '@portal/contract/document'
import { ApiError } from '@portal/contract/error'
import type { Id } from '@portal/contract/wire'
import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { getListItemPath, usePortal } from '@portal/remote-kit'
import { useEffect, useState } from 'react'
import { documentsPath } from '../shared/screen-paths.ts'
import { fetchFile, removeFile, toFileSource } from '../shared/viewer/file-source.ts'

export interface ActionOutcome {
  resultKind: 'deleted' | 'delete_error' | 'delete_late' | 'unavailable'
  name: string
  /**
   * Key of the row that shows the result of the action: the document's own row, or the next row after a deletion. Null
   * shows the result above the list.
   */
  noticeRowKey: string | null
}

/** Document key in URLs. Documents of the tenant have a prefix, since their ids are separate. */
export const toDocumentKey = ({ id, is_tenant_document }: Document): string =>
  is_tenant_document ? `kantoor-${id}` : String(id)

/** Finds the next document in the group of a document, otherwise the previous one. */
function findNeighbourDocument(
  groups: readonly { documents: readonly Document[] }[],
  gone: Document,
): Document | null {
  const group = groups.find(({ documents }) => documents.includes(gone))?.documents ?? []
  const place = group.indexOf(gone)
  return group[place + 1] ?? group[place - 1] ?? null
}

/** Returns a function that focuses an element of a row after the current update has rendered. */
function useRowFocus() {
  const [wanted, setWanted] = useState<{ mark: 'row' | 'delete'; key: string } | null>(null)
  useEffect(() => {
    if (!wanted) return
    const place = `[data-${wanted.mark}="${CSS.escape(wanted.key)}"]`
    document.querySelector<HTMLElement>(place)?.focus()
  }, [wanted])
  return (mark: 'row' | 'delete', key: string) => setWanted({ mark, key })
}

/** Deletes and downloads documents, one at a time; a failure changes nothing (DOC-09). */
export function useDocumentRowActions(groups: readonly { documents: readonly Document[] }[]) {
  const { api, queries } = usePortal()
  const focusRow = useRowFocus()
  const [confirmingDeletionId, setConfirmingDeletionId] = useState<Id | null>(null)
  const [isDeleting, setIsDeleting] = useState(false)
  const [downloadingId, setDownloadingId] = useState<Id | null>(null)
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null)

  const removeDocument = async (document: Document) => {
    const name = toDisplayFileName(document.name)
    const key = toDocumentKey(document)
    const beside = findNeighbourDocument(groups, document)
    setIsDeleting(true)
    setOutcome(null)
    try {
      const { data } = await removeFile(api, document.link)
      if (!data.success) throw new Error('not deleted')
      queries.setQueriesData<{ data: Document[] }>(
        { queryKey: ['DOCUMENTS'] },
        (answer) => answer && { ...answer, data: answer.data.filter(({ id }) => id !== document.id) },
      )
      const noticeRowKey = beside && toDocumentKey(beside)
      setOutcome({ resultKind: 'deleted', name, noticeRowKey })
      if (noticeRowKey !== null) focusRow('row', noticeRowKey)
    } catch (error) {
      const late = error instanceof ApiError && error.status === 403
      setOutcome({ resultKind: late ? 'delete_late' : 'delete_error', name, noticeRowKey: key })
      focusRow(late ? 'row' : 'delete', key)
    }
    setIsDeleting(false)
    setConfirmingDeletionId(null)
    for (const read of ['DOCUMENTS', 'MORTGAGE', 'DAMAGE'] as const)
      void queries.invalidateQueries({ queryKey: [read] })
  }
  const downloadDocument = async (document: Document) => {
    const source = toFileSource(document)
    setDownloadingId(document.id)
    setOutcome(null)
    try {
      saveViewedFile(source.name, await fetchFile(api, source))
    } catch {
      const name = toDisplayFileName(document.name)
      setOutcome({ resultKind: 'unavailable', name, noticeRowKey: toDocumentKey(document) })
    }
    setDownloadingId(null)
  }
  return {
    /** Id of the document with an open delete confirmation. */
    confirmingDeletionId,
    isDeleting,
    downloadingId,
    outcome,
    getPath: (document: Document) => getListItemPath(documentsPath, toDocumentKey(document)),
    askToDelete: ({ id }: Document) => setConfirmingDeletionId(id),
    cancelDelete: (document: Document) => {
      setConfirmingDeletionId(null)
      focusRow('delete', toDocumentKey(document))
    },
    remove: (document: Document) => void removeDocument(document),
    download: (document: Document) => void downloadDocument(document),
  }
}

/** Actions on document rows, and their state. */
export type DocumentRowActions = ReturnType<typeof useDocumentRowActions>
