import { getLiveEventsPath, liveEventNames } from '@portal/contract/desk/live-events'
import { staffApiBase } from '@portal/contract/staff'
import { usePortal } from '@portal/remote-kit'
import { useEffect, useState } from 'react'
import { useTenantCode } from './desk-call.ts'

/**
 * Creates a throttled function: the first `call()` runs `run` after a number of milliseconds, and further calls until
 * then have no effect.
 */
export function throttle(milliseconds: number, run: () => void): { call(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    call: () => {
      timer ??= setTimeout(() => {
        timer = undefined
        run()
      }, milliseconds)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Delay between a reported change and the refetch, in milliseconds, so that simultaneous changes cause one refetch. */
const refetchDelayMs = 250

/**
 * Keeps the visible data current. An event stream of the server reports changes, after which visible queries are
 * refetched. Without a connection the queries are polled, while the browser reconnects.
 * @param customer id of the customer whose file is shown
 * @returns names of colleagues who have the same customer's file open
 */
export function useLiveUpdates(customer?: string): readonly string[] {
  const { queries } = usePortal()
  const tenant = useTenantCode()
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(() => {
    if (typeof EventSource === 'undefined' || !tenant) return
    const query = customer === undefined ? '' : `?customer=${encodeURIComponent(customer)}`
    const line = new EventSource(staffApiBase + getLiveEventsPath(tenant) + query)
    const refresh = throttle(refetchDelayMs, () => void queries.invalidateQueries({ queryKey: ['DESK'] }))
    line.addEventListener(liveEventNames.changed, refresh.call)
    line.addEventListener(liveEventNames.present, ({ data }) => setOthers(JSON.parse(data)))
    return () => {
      refresh.stop()
      line.close()
    }
  }, [queries, tenant, customer])
  return others
}
