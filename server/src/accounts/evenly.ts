import type { Logger } from 'pino'

/**
 * Does work after the answer, so that neither the answer nor the time it takes tells what there was to do.
 * A failure is logged; nobody waits for it.
 */
export function evenly(log: Logger, work: () => Promise<void>): void {
  setImmediate(() => {
    work().catch((error: unknown) => {
      log.error(
        { err: { name: error instanceof Error ? error.name : 'unknown' } },
        'work after an answer failed',
      )
    })
  })
}
