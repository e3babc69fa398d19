import { ApiError } from '@portal/contract/error'
import { getRetrieval } from '@portal/contract/retrieval'
import { useCurrent, usePortal } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { useEffect } from 'react'
import { formSkeleton } from '../shared/skeleton.ts'
import { ConsentQuestion } from './ConsentQuestion.tsx'
import { Ended } from './Ended.tsx'

interface Props {
  attempt: string
  /** Whether the address is for the partner's data, for a retrieval unknown to the server. */
  partner: boolean
  onAgain: () => void
}

/** Result of a retrieval, as known to the server (RETRIEVE-06). */
export function Outcome({ attempt, partner, onAgain }: Props) {
  const { queries } = usePortal()
  const read = useCurrent(getRetrieval, { params: { id: attempt } })
  const known = read.data?.data
  const succeeded = known?.result === 'success'
  useEffect(() => {
    if (succeeded)
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== getRetrieval.key })
  }, [succeeded, queries])
  if (read.isPending) return <ScreenSkeleton of={formSkeleton} />
  if (read.error instanceof ApiError && read.error.status === 404)
    return <ConsentQuestion partner={partner} onYes={onAgain} />
  return (
    <Ended
      result={known?.result ?? 'unknown'}
      partner={known?.partner ?? partner}
      onAgain={onAgain}
      onLook={() => void read.refetch()}
    />
  )
}
