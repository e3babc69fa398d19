import type { WholeContext } from '../../context.ts'
import { type Outcome, post } from '../../outside/post.ts'
import { eventOf } from './event.ts'
import { secretOf, signedHeaders } from './signature.ts'
import { beginTurn, endTurn, leaveTurn, type Turn } from './turn.ts'
import { laneOf, wakeWebhook } from './wake.ts'

/** How long one webhook has the turn before another that waits gets it, in milliseconds. */
const longestTurn = 10_000

/** Sends all of a turn at once; answers what came of each, but for what was broken off. */
async function send(
  { clock, config, sessionKeys }: WholeContext,
  { webhook, due }: Turn,
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

/** Sends one turn, and says in the log where it was the last; answers how many turns in a row failed, null where there was nothing. */
async function oneTurn(context: WholeContext, id: number, signal: AbortSignal): Promise<number | null> {
  const turn = await beginTurn(context, id)
  if (!turn) return null
  const outcomes = await send(context, turn, signal)
  if (outcomes.size === 0) {
    await leaveTurn(context, turn)
    return null
  }
  const { disabledWhy, failures } = await endTurn(context, turn, outcomes)
  if (disabledWhy)
    context.log.error({ webhook: id, tenant: turn.webhook.tenantId, why: disabledWhy }, 'webhook disabled')
  return disabledWhy ? null : failures
}

/**
 * Sends a webhook what is due, until there is nothing, or others have waited long enough. One that begins or ceases to take events goes
 * on in the other lane.
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
    if (lane === laneOf({ failures }) && Date.now() - began < longestTurn) continue
    return wakeWebhook(context.jobs, { tenantId: tenant, id, failures })
  }
}
