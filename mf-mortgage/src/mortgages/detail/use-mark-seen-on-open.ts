import type { Mortgage } from '@portal/contract/mortgage'
import { useMarkSeen } from '@portal/remote-kit'
import { useEffect, useRef } from 'react'

/**
 * Marks a new mortgage as seen when the customer opens it, and updates all counts of unseen items at once (SEEN-03).
 */
export function useMarkSeenOnOpen(mortgage: Mortgage | null): void {
  const { mutate } = useMarkSeen()
  const markedIds = useRef(new Set<Mortgage['id']>())
  const id = mortgage && !mortgage.seen_by_customer ? mortgage.id : null
  useEffect(() => {
    if (id === null || markedIds.current.has(id)) return
    markedIds.current.add(id)
    mutate({ model: 'mortgage', id })
  }, [id, mutate])
}
