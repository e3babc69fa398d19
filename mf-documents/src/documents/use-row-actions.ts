import type { Document } from '@portal/contract/document'
import { ApiError } from '@portal/contract/error'
import type { Id } from '@portal/contract/wire'
import { readableName } from '@portal/domain/upload/file-name'
import { usePortal } from '@portal/remote-kit'
import { useState } from 'react'
import { fetchFile, removeFile, sourceOf } from '../parts/viewer/file.ts'
import { keepFile } from '../parts/viewer/use-file.ts'
import { documentsPath } from '../screen-paths.ts'

/** How an action on a document ended, to be told above the list. */
export interface Outcome {
  what: 'deleted' | 'delete_error' | 'delete_late' | 'unavailable'
  name: string
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

/** Deleting and downloading, one at a time; a failure leaves everything as it was (DOC-09). */
export function useRowActions(): RowActions {
  const { api, queries } = usePortal()
  const [asking, setAsking] = useState<Id | null>(null)
  const [deleting, setDeleting] = useState(false)
  const [downloading, setDownloading] = useState<Id | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const remove = async (document: Document) => {
    const name = readableName(document.name)
    setDeleting(true)
    setOutcome(null)
    try {
      const { data } = await removeFile(api, document.link)
      if (!data.success) throw new Error('not deleted')
      queries.setQueriesData<{ data: Document[] }>(
        { queryKey: ['DOCUMENTS'] },
        (answer) => answer && { ...answer, data: answer.data.filter(({ id }) => id !== document.id) },
      )
      setOutcome({ what: 'deleted', name })
    } catch (error) {
      const late = error instanceof ApiError && error.status === 403
      setOutcome({ what: late ? 'delete_late' : 'delete_error', name })
    }
    setDeleting(false)
    setAsking(null)
    void queries.invalidateQueries({ queryKey: ['DOCUMENTS'] })
  }
  const download = async (document: Document) => {
    const source = sourceOf(document)
    setDownloading(document.id)
    setOutcome(null)
    try {
      keepFile(source.name, await fetchFile(api, source))
    } catch {
      setOutcome({ what: 'unavailable', name: readableName(document.name) })
    }
    setDownloading(null)
  }
  return {
    asking,
    deleting,
    downloading,
    outcome,
    addressOf: (document) => `${documentsPath}?id=${encodeURIComponent(documentKey(document))}`,
    ask: ({ id }) => setAsking(id),
    keep: ({ id }) => {
      setAsking(null)
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-delete="${CSS.escape(String(id))}"]`)?.focus(),
      )
    },
    remove: (document) => void remove(document),
    download: (document) => void download(document),
  }
}
