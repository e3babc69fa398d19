import type { Document } from '@portal/contract/document'
import { ApiError } from '@portal/contract/error'
import type { Id } from '@portal/contract/wire'
import { displayName } from '@portal/domain/upload/file-name'
import { itemPath, usePortal } from '@portal/remote-kit'
import { saveViewedFile } from '@portal/remote-kit/viewer'
import { useEffect, useState } from 'react'
import { documentsPath } from '../shared/paths.ts'
import { fetchFile, removeFile, sourceOf } from '../shared/viewer/file.ts'

/** Result of an action on a document. */
export interface Outcome {
  what: 'deleted' | 'delete_error' | 'delete_late' | 'unavailable'
  name: string
  /** Key of the row with the message: its own, or the next one after it was removed; null: above the list. */
  at: string | null
}

/** Actions of a row, and their state. */
export interface RowActions {
  /** The document with an open delete confirmation. */
  asking: Id | null
  deleting: boolean
  downloading: Id | null
  outcome: Outcome | null
  addressOf(document: Document): string
  ask(document: Document): void
  keep(document: Document): void
  remove(document: Document): void
  download(document: Document): void
}

/** Document key in addresses: documents of the tenant have separate ids. */
export const documentKey = ({ id, is_tenant_document }: Document): string =>
  is_tenant_document ? `kantoor-${id}` : String(id)

/** Neighbour of a document in its group: the next one, otherwise the previous one. */
function neighbourOf(groups: readonly { documents: readonly Document[] }[], gone: Document): Document | null {
  const group = groups.find(({ documents }) => documents.includes(gone))?.documents ?? []
  const place = group.indexOf(gone)
  return group[place + 1] ?? group[place - 1] ?? null
}

/** Focuses the element of a row with this mark, after the current update has rendered. */
function useFocusOn() {
  const [wanted, setWanted] = useState<{ mark: 'row' | 'delete'; key: string } | null>(null)
  useEffect(() => {
    if (!wanted) return
    const place = `[data-${wanted.mark}="${CSS.escape(wanted.key)}"]`
    document.querySelector<HTMLElement>(place)?.focus()
  }, [wanted])
  return (mark: 'row' | 'delete', key: string) => setWanted({ mark, key })
}

/** Deletes and downloads documents, one at a time; a failure changes nothing (DOC-09). */
export function useRowActions(groups: readonly { documents: readonly Document[] }[]): RowActions {
  const { api, queries } = usePortal()
  const focusOn = useFocusOn()
  const [asking, setAsking] = useState<Id | null>(null)
  const [deleting, setDeleting] = useState(false)
  const [downloading, setDownloading] = useState<Id | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const remove = async (document: Document) => {
    const name = displayName(document.name)
    const key = documentKey(document)
    const beside = neighbourOf(groups, document)
    setDeleting(true)
    setOutcome(null)
    try {
      const { data } = await removeFile(api, document.link)
      if (!data.success) throw new Error('not deleted')
      queries.setQueriesData<{ data: Document[] }>(
        { queryKey: ['DOCUMENTS'] },
        (answer) => answer && { ...answer, data: answer.data.filter(({ id }) => id !== document.id) },
      )
      const at = beside && documentKey(beside)
      setOutcome({ what: 'deleted', name, at })
      if (at !== null) focusOn('row', at)
    } catch (error) {
      const late = error instanceof ApiError && error.status === 403
      setOutcome({ what: late ? 'delete_late' : 'delete_error', name, at: key })
      focusOn(late ? 'row' : 'delete', key)
    }
    setDeleting(false)
    setAsking(null)
    for (const read of ['DOCUMENTS', 'MORTGAGE', 'DAMAGE'] as const)
      void queries.invalidateQueries({ queryKey: [read] })
  }
  const download = async (document: Document) => {
    const source = sourceOf(document)
    setDownloading(document.id)
    setOutcome(null)
    try {
      saveViewedFile(source.name, await fetchFile(api, source))
    } catch {
      const name = displayName(document.name)
      setOutcome({ what: 'unavailable', name, at: documentKey(document) })
    }
    setDownloading(null)
  }
  return {
    asking,
    deleting,
    downloading,
    outcome,
    addressOf: (document) => itemPath(documentsPath, documentKey(document)),
    ask: ({ id }) => setAsking(id),
    keep: (document) => {
      setAsking(null)
      focusOn('delete', documentKey(document))
    },
    remove: (document) => void remove(document),
    download: (document) => void download(document),
  }
}
