import { type DossierKind, getDossiers, requestDossier } from '@portal/contract/dossier'
import { useCurrentData, useLanguage, usePortal, useWrite } from '@portal/remote-kit'
import { useEffect, useRef } from 'react'

/** Polling interval while a copy of the customer file is being made, in milliseconds. */
const pollIntervalMs = 3000

/**
 * Cache keys of queries that become stale when a copy of the customer file is ready, because the copy is listed as a
 * document and announced in a message.
 */
const cacheKeysStaleAfterDossier = ['DOCUMENTS', 'NOTE'] as const

/** Returns the requested copies of the customer file, and a function to request one. */
export function useDossiers() {
  const { queries } = usePortal()
  const { language } = useLanguage()
  const first = useCurrentData(getDossiers)
  const making = first.data?.data.filter(({ state }) => state === 'making').length ?? 0
  useCurrentData(getDossiers, undefined, { enabled: making > 0, every: pollIntervalMs })
  const request = useWrite(requestDossier, { refreshes: ['DOSSIER'] })
  const before = useRef(making)
  useEffect(() => {
    if (making < before.current)
      for (const key of cacheKeysStaleAfterDossier) void queries.invalidateQueries({ queryKey: [key] })
    before.current = making
  }, [making, queries])
  const asking = request.isPending ? request.variables.body.kind : null
  const refused = request.isError ? request.variables.body.kind : null
  return {
    /** Response with the newest copy of the customer file in each format. */
    read: first,
    asking,
    refused,
    refusal: request.refusal,
    ask: (kind: DossierKind) => request.mutate({ body: { kind, language } }),
  }
}
