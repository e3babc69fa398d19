import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Work that is done some time after an answer. */
export interface Jobs {
  /**
   * Does work later, so that neither the answer, nor the time it takes, nor that of the next one tells whether
   * there was anything to do. A failure is logged; nobody waits for it.
   */
  later(work: () => Promise<void>): void
  /** Waits for all that was begun. */
  settled(): Promise<void>
}

/** Makes the queue of what is done after answers. */
export function createJobs(log: Logger): Jobs {
  const pending = new Set<Promise<void>>()
  async function run(work: () => Promise<void>): Promise<void> {
    await sleep(randomInt(20, 250))
    try {
      await work()
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown'
      log.error({ err: { name } }, 'work after an answer failed')
    }
  }
  return {
    later(work) {
      const running = run(work)
      pending.add(running)
      running.finally(() => pending.delete(running))
    },
    async settled() {
      await Promise.all(pending)
    },
  }
}
