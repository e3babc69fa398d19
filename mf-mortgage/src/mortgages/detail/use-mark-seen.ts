import type { Mortgage } from '@portal/contract/mortgage'
import { markSeen } from '@portal/contract/view'
import { useWrite } from '@portal/remote-kit'
import { useEffect, useRef } from 'react'

/** Tells the server once that the customer has seen a mortgage that was new, and reads the list again (SEEN-03). */
export function useMarkSeen(mortgage: Mortgage | null): void {
  const { mutate } = useWrite(markSeen, { refreshes: ['MORTGAGE'] })
  const told = useRef(new Set<Mortgage['id']>())
  const id = mortgage && !mortgage.seen_by_customer ? mortgage.id : null
  useEffect(() => {
    if (id === null || told.current.has(id)) return
    told.current.add(id)
    mutate({ body: { model: 'mortgage', id } })
  }, [id, mutate])
}
