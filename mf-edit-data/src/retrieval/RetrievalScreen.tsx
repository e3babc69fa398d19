import { usePortal } from '@portal/remote-kit'
import { useLocation } from '@portal/remote-kit/router'
import { useEffect, useState } from 'react'
import { clearRetrievalConsent, hasRetrievalConsent } from '../shared/retrieval/retrieval-consent.ts'
import {
  buildRetrievalPath,
  parseRetrievalRequest,
  type RetrievalRequest,
} from '../shared/retrieval/retrieval-url.ts'
import { RetrievalConsentPage } from './RetrievalConsentPage.tsx'
import { RetrievalResultNotice } from './RetrievalResultNotice.tsx'
import { RunningRetrieval } from './RunningRetrieval.tsx'
import { StoredRetrievalResult } from './StoredRetrievalResult.tsx'

/** Screen to retrieve data from its source, on an external page in an iframe (RETRIEVE-06, ROUTE-22). */
export default function RetrievalScreen() {
  const request = parseRetrievalRequest(useLocation().search)
  return <RequestedRetrieval key={`${request.type} ${request.partner}`} {...request} />
}

/** Asks for consent, runs the retrieval and shows the result. Shows a cancelled retrieval without asking the server. */
function RequestedRetrieval({ type, partner, attempt }: RetrievalRequest) {
  const { navigate } = usePortal()
  const path = buildRetrievalPath(partner, type)
  const [round, setRound] = useState(() => (hasRetrievalConsent(path) ? 1 : 0))
  const [ended, setEnded] = useState<'cancel' | 'unknown' | null>(null)
  useEffect(clearRetrievalConsent, [])

  const beginRetrieval = () => {
    setEnded(null)
    setRound(round + 1)
    if (attempt) navigate(path, { replace: true })
  }
  const endRetrieval = (begun: string | null) => {
    if (begun) navigate(buildRetrievalPath(partner, type, begun), { replace: true })
    else setEnded('unknown')
  }
  if (ended) return <RetrievalResultNotice result={ended} partner={partner} onAgain={beginRetrieval} />
  if (attempt) return <StoredRetrievalResult attempt={attempt} partner={partner} onAgain={beginRetrieval} />
  if (round === 0) return <RetrievalConsentPage partner={partner} onYes={beginRetrieval} />
  return (
    <RunningRetrieval
      key={round}
      type={type}
      partner={partner}
      onEnd={endRetrieval}
      onStop={() => setEnded('cancel')}
    />
  )
}
