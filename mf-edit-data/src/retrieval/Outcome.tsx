import { ApiError } from '@portal/contract/error'
import { getRetrieval } from '@portal/contract/retrieval'
import { useCurrent, usePortal } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { useEffect } from 'react'
import { formSkeleton } from '../shared/skeleton.ts'
import { Ask } from './Ask.tsx'
import { Ended } from './Ended.tsx'

interface Props {
  attempt: string
  /** Whose data the address names, for a retrieval that the server does not know. */
  partner: boolean
  onAgain: () => void
}

/** How a retrieval ended, as the server has it of the page that retrieves (RETRIEVE-06). */
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
    return <Ask partner={partner} onYes={onAgain} />
  return (
    <Ended
      result={known?.result ?? 'unknown'}
      partner={known?.partner ?? partner}
      onAgain={onAgain}
      onLook={() => void read.refetch()}
    />
  )
}
