import type { WholeContext } from '../../context.ts'
import { type Outcome, post } from '../../outside/post.ts'
import { claimTurn, type DeliveryTurn, recordTurn, releaseTurn } from './delivery-turn.ts'
import { eventOf } from './event.ts'
import { secretOf, signedHeaders } from './signature.ts'
import { queueOf, queueWebhook } from './wake.ts'

/** Maximum time for one webhook while others wait, in milliseconds. */
const maxTurnMs = 10_000

/** Sends all deliveries of a turn at once; returns their results, except aborted ones. */
async function send(
  { clock, config, sessionKeys }: WholeContext,
  { webhook, due }: DeliveryTurn,
  signal: AbortSignal,
): Promise<Map<number, Outcome>> {
  const outcomes = new Map<number, Outcome>()
  const secret = secretOf(webhook, sessionKeys)
  await Promise.all(
    due.map(async ({ id, event }) => {
      const body = JSON.stringify(eventOf(event))
      const headers = signedHeaders(secret, { id: event.id, at: clock(), body })
      const outcome = await post(webhook.url, { headers, body, localToo: config.demo, signal })
      if ('status' in outcome || !signal.aborted) outcomes.set(id, outcome)
    }),
  )
  return outcomes
}

/**
 * Sends one turn, and logs it if it was the last; returns the number of consecutive failed turns, null if there was
 * nothing to send.
 */
async function oneTurn(context: WholeContext, id: number, signal: AbortSignal): Promise<number | null> {
  const turn = await claimTurn(context, id)
  if (!turn) return null
  const outcomes = await send(context, turn, signal)
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
  context: WholeContext,
  lane: 'webhook' | 'webhook-again',
  { tenant, id }: { tenant: number; id: number },
  signal: AbortSignal,
): Promise<void> {
  const began = Date.now()
  for (;;) {
    const failures = await oneTurn(context, id, signal)
    if (failures === null || signal.aborted) return
    if (lane === queueOf({ failures }) && Date.now() - began < maxTurnMs) continue
    return queueWebhook(context.jobs, { tenantId: tenant, id, failures })
  }
}
