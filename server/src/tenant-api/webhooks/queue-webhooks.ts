import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { AllTenantsContext } from '../../context.ts'
import { tenantDeliveries, tenantWebhooks } from '../../database/tables/tenant-webhook.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { isDeliveryDue, isWebhookEnabled } from './delivery-batch.ts'

const eventsChannel = 'portal_events'

/** Returns the queue of a webhook. Failing webhooks have a separate queue, so that they do not delay others. */
export const getWebhookQueue = ({ failures }: { failures: number }) =>
  failures > 0 ? 'webhook-again' : 'webhook'

export const queueWebhook = (
  jobs: Jobs,
  { id, tenantId, failures }: { id: number; tenantId: number; failures: number },
): Promise<void> => jobs.add(getWebhookQueue({ failures }), { tenant: tenantId, id })

/** Queues the webhooks of one tenant, or of all, that have due deliveries. */
export async function queueWebhooks(
  { allTenantsDb, clock, jobs }: Pick<AllTenantsContext, 'allTenantsDb' | 'clock' | 'jobs'>,
  tenantId?: number,
): Promise<void> {
  const now = clock()
  const ofTenant = tenantId === undefined ? undefined : eq(tenantWebhooks.tenantId, tenantId)
  const found = await allTenantsDb
    .selectDistinct({
      id: tenantWebhooks.id,
      tenantId: tenantWebhooks.tenantId,
      failures: tenantWebhooks.failures,
    })
    .from(tenantWebhooks)
    .innerJoin(tenantDeliveries, eq(tenantDeliveries.webhookId, tenantWebhooks.id))
    .where(and(isWebhookEnabled(now), isDeliveryDue(now), ofTenant))
  for (const webhook of found) await queueWebhook(jobs, webhook)
}

/** Queues webhooks when any process records an event. A job every minute finds events whose notification was missed. */
export function watchTenantEvents(app: FastifyInstance, context: AllTenantsContext): void {
  const waiting = new Set<number | undefined>()
  let working: Promise<void> | null = null
  let stop: (() => Promise<void>) | null = null
  const logLateError = (error: unknown) =>
    context.log.warn(
      { err: { name: (error as Error).name } },
      'could not send webhooks: retrying within a minute',
    )
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
