import type { Exclusive } from './vault.ts'

/** A place that all tabs share, where one of them at a time can stand. Each step is all or nothing. */
export interface Lease {
  /** Takes the place until a moment, unless another has it for longer than `now`; tells whether it was had. */
  take(owner: string, until: number, now: number): Promise<boolean>
  /** Gives the place back, if it is still the owner's. */
  release(owner: string): Promise<void>
}

/** Longer than any call takes, so that only a tab that is gone loses its place, in milliseconds. */
const longest = 45_000
const pause = 50

/** One task at a time over all tabs, for browsers without Web Locks: who finds the place taken looks again soon. */
export function leaseLock(lease: Lease, now: () => number = Date.now): Exclusive {
  let turn = 0
  const tab = crypto.randomUUID()
  return async (task) => {
    turn += 1
    const owner = `${tab} ${turn}`
    while (!(await lease.take(owner, now() + longest, now())))
      await new Promise((resolve) => setTimeout(resolve, pause))
    try {
      return await task()
    } finally {
      await lease.release(owner)
    }
  }
}
