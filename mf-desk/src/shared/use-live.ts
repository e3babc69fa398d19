import { liveEvents, livePath } from '@portal/contract/desk/live'
import { staffBase } from '@portal/contract/staff'
import { usePortal } from '@portal/remote-kit'
import { useEffect, useState } from 'react'
import { soon } from './soon.ts'
import { useFirm } from './use-firm.ts'

/** How soon after something changed what is shown is asked for anew, in milliseconds: much that changes at once is asked for once. */
const gatherMs = 250

/**
 * Keeps what the desk shows as it is now: a line to the server tells what changes, and the reads that are on the screen are made
 * anew. Without a line they are made anew from time to time (`refreshEvery`), and the browser tries to get one by itself.
 * @param customer number of the customer whose file is shown
 * @returns names of colleagues who are at the same file
 */
export function useLive(customer?: string): readonly string[] {
  const { queries } = usePortal()
  const firm = useFirm()
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(() => {
    if (typeof EventSource === 'undefined' || !firm) return
    const query = customer === undefined ? '' : `?customer=${encodeURIComponent(customer)}`
    const line = new EventSource(staffBase + livePath(firm) + query)
    const refresh = soon(gatherMs, () => {
      void queries.invalidateQueries({
        predicate: ({ queryKey: [name] }) => String(name).startsWith('DESK_') && name !== 'DESK_MEMBER',
      })
    })
    line.addEventListener(liveEvents.changed, refresh.ask)
    line.addEventListener(liveEvents.present, ({ data }) => setOthers(JSON.parse(data)))
    return () => {
      refresh.stop()
      line.close()
    }
  }, [queries, firm, customer])
  return others
}
