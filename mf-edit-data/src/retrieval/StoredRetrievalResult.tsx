import { ApiError } from '@portal/contract/error'
import { getRetrieval } from '@portal/contract/retrieval'
import { useCurrentData, usePortal } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { useEffect } from 'react'
import { formSkeleton } from '../shared/edit-skeletons.ts'
import { RetrievalConsentPage } from './RetrievalConsentPage.tsx'
import { RetrievalResultNotice } from './RetrievalResultNotice.tsx'

interface StoredRetrievalResultProps {
  attempt: string
  /** Whether the URL is for the partner's data; used if the server does not know the retrieval. */
  partner: boolean
  onAgain: () => void
}

/** Result of a retrieval as stored on the server (RETRIEVE-06). */
export function StoredRetrievalResult({ attempt, partner, onAgain }: StoredRetrievalResultProps) {
  const { queries } = usePortal()
  const read = useCurrentData(getRetrieval, { params: { id: attempt } })
  const known = read.data?.data
  const succeeded = known?.result === 'success'
  useEffect(() => {
    if (succeeded)
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== getRetrieval.key })
  }, [succeeded, queries])
  if (read.isPending) return <ScreenSkeleton of={formSkeleton} />
  if (read.error instanceof ApiError && read.error.status === 404)
    return <RetrievalConsentPage partner={partner} onYes={onAgain} />
  return (
    <RetrievalResultNotice
      result={known?.result ?? 'unknown'}
      partner={known?.partner ?? partner}
      onAgain={onAgain}
      onRefresh={() => void read.refetch()}
    />
  )
}
