import type { AllTenantsContext } from '../../context.ts'
import { type PostOutcome, postToReceiver } from '../../outgoing-requests/post-to-receiver.ts'
import {
  claimDeliveryBatch,
  type DeliveryBatch,
  recordDeliveryBatch,
  releaseDeliveryBatch,
} from './delivery-batch.ts'
import { getWebhookQueue, queueWebhook } from './queue-webhooks.ts'
import { toTenantEventResponse } from './tenant-event.ts'
import { createWebhookHeaders, decryptWebhookSecret } from './webhook-signature.ts'

/** Maximum time for which one job sends deliveries of a webhook, so that other webhooks are not delayed. */
const maxDeliveryMs = 10_000

/** Sends deliveries at the same time. Returns the results by delivery, without those of aborted deliveries. */
async function sendDeliveries(
  { clock, config, sessionKeys }: Pick<AllTenantsContext, 'clock' | 'config' | 'sessionKeys'>,
  { webhook, deliveries }: DeliveryBatch,
  signal: AbortSignal,
): Promise<Map<number, PostOutcome>> {
  const outcomes = new Map<number, PostOutcome>()
  const secret = decryptWebhookSecret(webhook, sessionKeys)
  await Promise.all(
    deliveries.map(async ({ id, event }) => {
      const body = JSON.stringify(toTenantEventResponse(event))
      const headers = createWebhookHeaders(secret, { id: event.id, at: clock(), body })
      const outcome = await postToReceiver(webhook.url, { headers, body, localToo: config.demo, signal })
      if ('status' in outcome || !signal.aborted) outcomes.set(id, outcome)
    }),
  )
  return outcomes
}

/** Sends the due deliveries of a webhook. Returns the number of consecutive failures; null if nothing was due. */
async function sendDeliveryBatch(
  context: AllTenantsContext,
  id: number,
  signal: AbortSignal,
): Promise<number | null> {
  const turn = await claimDeliveryBatch(context, id)
  if (!turn) return null
  const outcomes = await sendDeliveries(context, turn, signal)
  if (outcomes.size === 0) {
    await releaseDeliveryBatch(context, turn)
    return null
  }
  const { disabledWhy, failures } = await recordDeliveryBatch(context, turn, outcomes)
  if (disabledWhy)
    context.log.error({ webhook: id, tenant: turn.webhook.tenantId, why: disabledWhy }, 'webhook disabled')
  return disabledWhy ? null : failures
}

/**
 * Sends due deliveries until there are none, or the maximum time has passed. A webhook that starts or stops failing
 * continues in the other queue.
 */
export async function deliverTenantEvents(
  context: AllTenantsContext,
  lane: 'webhook' | 'webhook-again',
  { tenant, id }: { tenant: number; id: number },
  signal: AbortSignal,
): Promise<void> {
  const startTime = Date.now()
  for (;;) {
    const failures = await sendDeliveryBatch(context, id, signal)
    if (failures === null || signal.aborted) return
    if (lane === getWebhookQueue({ failures }) && Date.now() - startTime < maxDeliveryMs) continue
    return queueWebhook(context.jobs, { tenantId: tenant, id, failures })
  }
}
