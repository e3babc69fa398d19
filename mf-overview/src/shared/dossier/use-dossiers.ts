import { type DossierKind, getDossiers, requestDossier } from '@portal/contract/dossier'
import { useCurrent, useLanguage, usePortal, useWrite } from '@portal/remote-kit'
import { useEffect, useRef } from 'react'

/** Polling interval while a copy is being made, in milliseconds. */
const pollingMs = 3000

/** Reads that become stale when a copy is ready: it is a document, and comes with a message. */
const delivered = ['DOCUMENTS', 'NOTE'] as const

/** Requested copies of the file, and a function to request one. */
export function useDossiers() {
  const { queries } = usePortal()
  const { language } = useLanguage()
  const first = useCurrent(getDossiers)
  const making = first.data?.data.filter(({ state }) => state === 'making').length ?? 0
  useCurrent(getDossiers, undefined, { enabled: making > 0, every: pollingMs })
  const request = useWrite(requestDossier, { refreshes: ['DOSSIER'] })
  const before = useRef(making)
  useEffect(() => {
    if (making < before.current)
      for (const key of delivered) void queries.invalidateQueries({ queryKey: [key] })
    before.current = making
  }, [making, queries])
  const asking = request.isPending ? request.variables.body.kind : null
  const refused = request.isError ? request.variables.body.kind : null
  return {
    /** Newest copy of each kind. */
    read: first,
    asking,
    refused,
    refusal: request.refusal,
    ask: (kind: DossierKind) => request.mutate({ body: { kind, language } }),
  }
}
