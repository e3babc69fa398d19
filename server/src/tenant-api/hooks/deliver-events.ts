import type { AllTenantsContext } from '../../context.ts'
import { type PostOutcome, postToReceiver } from '../../outside/post-to-receiver.ts'
import { claimTurn, type DeliveryTurn, recordTurn, releaseTurn } from './delivery-turn.ts'
import { getWebhookQueue, queueWebhook } from './queue-webhooks.ts'
import { toEvent } from './tenant-event.ts'
import { createSignedHeaders, unsealHookSecret } from './webhook-signature.ts'

/** Then other webhooks get their turn. */
const maxTurnMs = 10_000

/** Returns the results of deliveries that were not aborted. */
async function sendDeliveries(
  { clock, config, sessionKeys }: AllTenantsContext,
  { webhook, deliveries }: DeliveryTurn,
  signal: AbortSignal,
): Promise<Map<number, PostOutcome>> {
  const outcomes = new Map<number, PostOutcome>()
  const secret = unsealHookSecret(webhook, sessionKeys)
  await Promise.all(
    deliveries.map(async ({ id, event }) => {
      const body = JSON.stringify(toEvent(event))
      const headers = createSignedHeaders(secret, { id: event.id, at: clock(), body })
      const outcome = await postToReceiver(webhook.url, { headers, body, localToo: config.demo, signal })
      if ('status' in outcome || !signal.aborted) outcomes.set(id, outcome)
    }),
  )
  return outcomes
}

/** Sends the due deliveries of a webhook. Returns the number of consecutive failures; null if nothing was due. */
async function sendTurn(context: AllTenantsContext, id: number, signal: AbortSignal): Promise<number | null> {
  const turn = await claimTurn(context, id)
  if (!turn) return null
  const outcomes = await sendDeliveries(context, turn, signal)
  if (outcomes.size === 0) {
    await releaseTurn(context, turn)
    return null
  }
  const { disabledWhy, failures } = await recordTurn(context, turn, outcomes)
  if (disabledWhy)
    context.log.error({ webhook: id, tenant: turn.webhook.tenantId, why: disabledWhy }, 'webhook disabled')
  return disabledWhy ? null : failures
}

/**
 * Sends until nothing is due, or {@link maxTurnMs} has passed. A webhook that starts or stops failing continues in the
 * other queue.
 */
export async function deliver(
  context: AllTenantsContext,
  lane: 'webhook' | 'webhook-again',
  { tenant, id }: { tenant: number; id: number },
  signal: AbortSignal,
): Promise<void> {
  const startTime = Date.now()
  for (;;) {
    const failures = await sendTurn(context, id, signal)
    if (failures === null || signal.aborted) return
    if (lane === getWebhookQueue({ failures }) && Date.now() - startTime < maxTurnMs) continue
    return queueWebhook(context.jobs, { tenantId: tenant, id, failures })
  }
}
