import type { Exclusive } from './vault.ts'

/** A lease shared by all tabs, held by one at a time. Each operation is atomic. */
export interface Lease {
  /** Takes the lease until a time, unless another tab holds it beyond `now`; returns whether it was taken. */
  take(owner: string, until: number, now: number): Promise<boolean>
  /** Releases the lease if the owner still holds it. */
  release(owner: string): Promise<void>
}

/** Lease time in milliseconds, longer than any call, so that only a closed tab loses it. */
const leaseMs = 45_000
const pollMs = 50

/** Mutex over all tabs for browsers without Web Locks; waiting tabs poll the lease. */
export function leaseLock(lease: Lease, now: () => number = Date.now): Exclusive {
  let turn = 0
  const tab = crypto.randomUUID()
  return async (task) => {
    turn += 1
    const owner = `${tab} ${turn}`
    while (!(await lease.take(owner, now() + leaseMs, now())))
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    try {
      return await task()
    } finally {
      await lease.release(owner)
    }
  }
}
