import { timeAt } from '@portal/contract/clock'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { sweepRadar } from './work.ts'

/** The hour at night from which files are worked out, by the clock of the tenants. */
const begins = '02:00'
/** How often is looked whether any are left, in milliseconds. */
const everyMs = 600_000

/** Works out each night what is ahead of all files, one process at a time; what a night left, the day takes up. */
export function radarNightly(app: FastifyInstance, context: Context): void {
  let open = true
  let running: Promise<unknown> | null = null
  const look = () => {
    if (running || timeAt(context.clock()) < begins) return
    running = sweepRadar(context, () => open)
      .catch(() => context.log.error('what is ahead of files could not be worked out'))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(look, everyMs).unref()
  app.addHook('preClose', async () => {
    open = false
    clearInterval(timer)
    await running
  })
}
