import type { AllTenantsContext } from '../../context.ts'
import { type PostOutcome, postToReceiver } from '../../outside/post-to-receiver.ts'
import { claimTurn, type DeliveryTurn, recordTurn, releaseTurn } from './delivery-turn.ts'
import { toEvent } from './event.ts'
import { createSignedHeaders, unsealHookSecret } from './signature.ts'
import { getWebhookQueue, queueWebhook } from './wake.ts'

/** Maximum time for one webhook while others wait, in milliseconds. */
const maxTurnMs = 10_000

/** Sends all deliveries of a turn at once; returns their results, except aborted ones. */
async function sendDeliveries(
  { clock, config, sessionKeys }: AllTenantsContext,
  { webhook, due }: DeliveryTurn,
  signal: AbortSignal,
): Promise<Map<number, PostOutcome>> {
  const outcomes = new Map<number, PostOutcome>()
  const secret = unsealHookSecret(webhook, sessionKeys)
  await Promise.all(
    due.map(async ({ id, event }) => {
      const body = JSON.stringify(toEvent(event))
      const headers = createSignedHeaders(secret, { id: event.id, at: clock(), body })
      const outcome = await postToReceiver(webhook.url, { headers, body, localToo: config.demo, signal })
      if ('status' in outcome || !signal.aborted) outcomes.set(id, outcome)
    }),
  )
  return outcomes
}

/**
 * Sends one turn, and logs it if it was the last; returns the number of consecutive failed turns, null if there was
 * nothing to send.
 */
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
 * Sends a webhook's due events until there are none, or others have waited long enough. A webhook that starts or stops
 * failing continues in the other lane.
 */
export async function deliver(
  context: AllTenantsContext,
  lane: 'webhook' | 'webhook-again',
  { tenant, id }: { tenant: number; id: number },
  signal: AbortSignal,
): Promise<void> {
  const began = Date.now()
  for (;;) {
    const failures = await sendTurn(context, id, signal)
    if (failures === null || signal.aborted) return
    if (lane === getWebhookQueue({ failures }) && Date.now() - began < maxTurnMs) continue
    return queueWebhook(context.jobs, { tenantId: tenant, id, failures })
  }
}
