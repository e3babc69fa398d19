import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { WholeContext } from '../../context.ts'
import { firmDeliveries, firmWebhooks } from '../../database/tables/firm-hooks.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { dueBy, openBy } from './turn.ts'

/** Channel of the database on which triggers tell that a firm's webhooks are to be sent something. */
const channel = 'portal_events'

/** The queue that a webhook waits in: those that took nothing last time wait apart, so that they hold up none that answers. */
export const laneOf = ({ failures }: { failures: number }) => (failures > 0 ? 'webhook-again' : 'webhook')

/** Has a webhook sent what is due. */
export const wakeWebhook = (
  jobs: Jobs,
  { id, tenantId, failures }: { id: number; tenantId: number; failures: number },
): Promise<void> => jobs.add(laneOf({ failures }), { tenant: tenantId, id })

/** Has every webhook that can be sent something, of a firm or of all, sent what is due. */
export async function wakeWebhooks(
  { everyFirm, clock, jobs }: Pick<WholeContext, 'everyFirm' | 'clock' | 'jobs'>,
  tenantId?: number,
): Promise<void> {
  const now = clock()
  const ofFirm = tenantId === undefined ? undefined : eq(firmWebhooks.tenantId, tenantId)
  const found = await everyFirm
    .selectDistinct({ id: firmWebhooks.id, tenantId: firmWebhooks.tenantId, failures: firmWebhooks.failures })
    .from(firmWebhooks)
    .innerJoin(firmDeliveries, eq(firmDeliveries.webhookId, firmWebhooks.id))
    .where(and(openBy(now), dueBy(now), ofFirm))
  for (const webhook of found) await wakeWebhook(jobs, webhook)
}

/**
 * Wakes webhooks as soon as an act of theirs is on record, whichever process wrote it. What is missed, such as while the database was
 * away, the sweep of each minute finds.
 */
export function wakeWebhooksAtOnce(app: FastifyInstance, context: WholeContext): void {
  const waiting = new Set<number | undefined>()
  let working: Promise<void> | null = null
  let stop: (() => Promise<void>) | null = null
  const late = (error: unknown) =>
    context.log.warn({ err: { name: (error as Error).name } }, 'webhooks wait for the next minute')
  const work = async () => {
    for (const tenantId of waiting) {
      waiting.delete(tenantId)
      await wakeWebhooks(context, tenantId)
    }
  }
  const hear = (payload: string | null) => {
    waiting.add(payload === null ? undefined : Number(payload))
    working ??= work()
      .catch(late)
      .finally(() => {
        working = null
      })
  }
  app.addHook('onReady', async () => {
    stop = await context.listen(channel, hear).catch((error: unknown) => {
      late(error)
      return null
    })
  })
  app.addHook('preClose', async () => {
    await stop?.()
    await working
  })
}
