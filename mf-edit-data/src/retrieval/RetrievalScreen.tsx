import { usePortal } from '@portal/remote-kit'
import { useLocation } from '@portal/remote-kit/router'
import { useEffect, useState } from 'react'
import { type RetrievalRequest, retrievalPath, retrievalRequestIn } from '../shared/retrieval/address.ts'
import { forgetAgreed, isAgreed } from '../shared/retrieval/agreed.ts'
import { ConsentQuestion } from './ConsentQuestion.tsx'
import { Ended } from './Ended.tsx'
import { Outcome } from './Outcome.tsx'
import { Retrieval } from './Retrieval.tsx'

/** Screen to retrieve data at the source, on an external page in an iframe (RETRIEVE-06, ROUTE-22). */
export default function RetrievalScreen() {
  const request = retrievalRequestIn(useLocation().search)
  return <OneRetrieval key={`${request.type} ${request.partner}`} {...request} />
}

/** Asks, retrieves and shows the result; a cancelled retrieval ends here, without the server. */
function OneRetrieval({ type, partner, attempt }: RetrievalRequest) {
  const { navigate } = usePortal()
  const path = retrievalPath(partner, type)
  const [round, setRound] = useState(() => (isAgreed(path) ? 1 : 0))
  const [ended, setEnded] = useState<'cancel' | 'unknown' | null>(null)
  useEffect(forgetAgreed, [])

  const begin = () => {
    setEnded(null)
    setRound(round + 1)
    if (attempt) navigate(path, { replace: true })
  }
  const end = (begun: string | null) => {
    if (begun) navigate(retrievalPath(partner, type, begun), { replace: true })
    else setEnded('unknown')
  }
  if (ended) return <Ended result={ended} partner={partner} onAgain={begin} />
  if (attempt) return <Outcome attempt={attempt} partner={partner} onAgain={begin} />
  if (round === 0) return <ConsentQuestion partner={partner} onYes={begin} />
  return <Retrieval key={round} type={type} partner={partner} onEnd={end} onStop={() => setEnded('cancel')} />
}
