import type { Document } from '@portal/contract/document'
import { ApiError } from '@portal/contract/error'
import type { Id } from '@portal/contract/wire'
import { readableName } from '@portal/domain/upload/file-name'
import { itemPath, usePortal } from '@portal/remote-kit'
import { saveViewedFile } from '@portal/remote-kit/viewer'
import { useEffect, useState } from 'react'
import { documentsPath } from '../shared/paths.ts'
import { fetchFile, removeFile, sourceOf } from '../shared/viewer/file.ts'

/** How an action on a document ended. */
export interface Outcome {
  what: 'deleted' | 'delete_error' | 'delete_late' | 'unavailable'
  name: string
  /** Key of the row with the message: its own, or the next one after it was removed; null: above the list. */
  at: string | null
}

/** What can be done with a row, and what is being done. */
export interface RowActions {
  /** The document that asks whether it must go. */
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

/** Identifies a document in an address: those of the firm are numbered on their own. */
export const documentKey = ({ id, is_tenant_document }: Document): string =>
  is_tenant_document ? `kantoor-${id}` : String(id)

/** The document next to another in its group: the following, else the preceding one. */
function besideOf(groups: readonly { documents: readonly Document[] }[], gone: Document): Document | null {
  const group = groups.find(({ documents }) => documents.includes(gone))?.documents ?? []
  const place = group.indexOf(gone)
  return group[place + 1] ?? group[place - 1] ?? null
}

/** Puts the focus where a row has this mark, once what is set together with it is drawn. */
function useFocusOn() {
  const [wanted, setWanted] = useState<{ mark: 'row' | 'delete'; key: string } | null>(null)
  useEffect(() => {
    if (!wanted) return
    const place = `[data-${wanted.mark}="${CSS.escape(wanted.key)}"]`
    document.querySelector<HTMLElement>(place)?.focus()
  }, [wanted])
  return (mark: 'row' | 'delete', key: string) => setWanted({ mark, key })
}

/** Deleting and downloading, one at a time; a failure leaves everything as it was (DOC-09). */
export function useRowActions(groups: readonly { documents: readonly Document[] }[]): RowActions {
  const { api, queries } = usePortal()
  const focusOn = useFocusOn()
  const [asking, setAsking] = useState<Id | null>(null)
  const [deleting, setDeleting] = useState(false)
  const [downloading, setDownloading] = useState<Id | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const remove = async (document: Document) => {
    const name = readableName(document.name)
    const key = documentKey(document)
    const beside = besideOf(groups, document)
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
      const name = readableName(document.name)
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
