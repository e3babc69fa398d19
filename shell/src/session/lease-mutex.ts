import type { RunExclusive } from './vault.ts'

/** A lease shared by all tabs; one tab holds it at a time. Each operation is atomic. */
export interface Lease {
  /** Takes the lease until a time, unless another tab holds it beyond `now`; returns whether it was taken. */
  take(owner: string, until: number, now: number): Promise<boolean>
  release(owner: string): Promise<void>
}

/** Duration of a lease in milliseconds: longer than any call, so that only a closed tab loses it. */
const leaseDurationMs = 45_000
const pollIntervalMs = 50

/** Mutex over all tabs for browsers without Web Locks; waiting tabs poll the lease. */
export function createLeaseMutex(lease: Lease, now: () => number = Date.now): RunExclusive {
  let turn = 0
  const tab = crypto.randomUUID()
  return async (task) => {
    turn += 1
    const owner = `${tab} ${turn}`
    while (!(await lease.take(owner, now() + leaseDurationMs, now())))
      await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
    try {
      return await task()
    } finally {
      await lease.release(owner)
    }
  }
}
