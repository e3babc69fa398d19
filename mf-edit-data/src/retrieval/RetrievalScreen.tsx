import { usePortal } from '@portal/remote-kit'
import { useLocation } from '@portal/remote-kit/router'
import { useState } from 'react'
import { askedBy, type Result, retrievalPath } from './address.ts'
import { Ended } from './Ended.tsx'
import { Retrieval } from './Retrieval.tsx'

/** Retrieves data at the source, on a page of others that is shown in a frame (RETRIEVE-06, ROUTE-22). */
export default function RetrievalScreen() {
  const { navigate, queries } = usePortal()
  const { search } = useLocation()
  const { type, partner, result } = askedBy(search)
  const [attempt, setAttempt] = useState(0)

  const end = (how: Result) => {
    if (how === 'success') void queries.invalidateQueries()
    navigate(retrievalPath(partner, type, how), { replace: true })
  }
  const again = () => {
    setAttempt(attempt + 1)
    navigate(retrievalPath(partner, type), { replace: true })
  }
  if (result) return <Ended result={result} partner={partner} onAgain={again} />
  return <Retrieval key={attempt} type={type} partner={partner} onEnd={end} />
}
