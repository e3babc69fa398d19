import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { AllTenantsContext } from '../../context.ts'
import { tenantDeliveries, tenantWebhooks } from '../../database/tables/tenant-hooks.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { isDueBy, isOpenBy } from './delivery-turn.ts'

/** Database channel on which triggers announce new events of a tenant. */
const eventsChannel = 'portal_events'

/** Queue of a webhook: failing ones have a separate queue, so that they do not delay others. */
export const getWebhookQueue = ({ failures }: { failures: number }) =>
  failures > 0 ? 'webhook-again' : 'webhook'

/** Queues a job that sends a webhook's due events. */
export const queueWebhook = (
  jobs: Jobs,
  { id, tenantId, failures }: { id: number; tenantId: number; failures: number },
): Promise<void> => jobs.add(getWebhookQueue({ failures }), { tenant: tenantId, id })

/** Queues jobs for all webhooks with due events, of one tenant or of all. */
export async function queueWebhooks(
  { everyTenant, clock, jobs }: Pick<AllTenantsContext, 'everyTenant' | 'clock' | 'jobs'>,
  tenantId?: number,
): Promise<void> {
  const now = clock()
  const ofTenant = tenantId === undefined ? undefined : eq(tenantWebhooks.tenantId, tenantId)
  const found = await everyTenant
    .selectDistinct({
      id: tenantWebhooks.id,
      tenantId: tenantWebhooks.tenantId,
      failures: tenantWebhooks.failures,
    })
    .from(tenantWebhooks)
    .innerJoin(tenantDeliveries, eq(tenantDeliveries.webhookId, tenantWebhooks.id))
    .where(and(isOpenBy(now), isDueBy(now), ofTenant))
  for (const webhook of found) await queueWebhook(jobs, webhook)
}

/**
 * Queues webhooks as soon as one of their events is recorded, by any process. Events missed, such as while the database
 * was down, are found by the sweep every minute.
 */
export function watchForEvents(app: FastifyInstance, context: AllTenantsContext): void {
  const waiting = new Set<number | undefined>()
  let working: Promise<void> | null = null
  let stop: (() => Promise<void>) | null = null
  const logLateError = (error: unknown) =>
    context.log.warn({ err: { name: (error as Error).name } }, 'webhooks wait for the next minute')
  const queueDueWebhooks = async () => {
    for (const tenantId of waiting) {
      waiting.delete(tenantId)
      await queueWebhooks(context, tenantId)
    }
  }
  const onNotification = (payload: string | null) => {
    waiting.add(payload === null ? undefined : Number(payload))
    working ??= queueDueWebhooks()
      .catch(logLateError)
      .finally(() => {
        working = null
      })
  }
  app.addHook('onReady', async () => {
    stop = await context.listen(eventsChannel, onNotification).catch((error: unknown) => {
      logLateError(error)
      return null
    })
  })
  app.addHook('preClose', async () => {
    await stop?.()
    await working
  })
}
