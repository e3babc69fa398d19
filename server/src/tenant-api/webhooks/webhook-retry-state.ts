import type { tenantWebhooks } from '../../database/tables/tenant-webhook.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Period in which a failed delivery is tried again. A webhook that fails throughout this period is disabled. */
export const retryPeriodMs = 3 * dayMs

const maxPauseMs = 60 * minuteMs

/** Returns a minute after the first failure, twice as long after each further failure, at most an hour. */
export const calculatePauseMs = (failed: number): number => Math.min(minuteMs * 2 ** (failed - 1), maxPauseMs)

export type WebhookState = Pick<
  typeof tenantWebhooks.$inferSelect,
  'failingSince' | 'failures' | 'quietUntil' | 'disabledAt' | 'disabledWhy'
>

/**
 * Returns the state of a webhook after deliveries. `isGone`: the receiver responded 410, so the webhook is disabled.
 */
export function getWebhookStateAfterDelivery(
  { failingSince, failures }: Pick<WebhookState, 'failingSince' | 'failures'>,
  { isAccepted, isGone }: { isAccepted: boolean; isGone: boolean },
  now: Date,
): WebhookState {
  const well = { failingSince: null, failures: 0, quietUntil: null, disabledAt: null, disabledWhy: null }
  if (isGone) return { ...well, disabledAt: now, disabledWhy: 'gone' }
  if (isAccepted) return well
  const since = failingSince ?? now
  const isOver = now.getTime() - since.getTime() >= retryPeriodMs
  return {
    failingSince: since,
    failures: failures + 1,
    quietUntil: new Date(now.getTime() + calculatePauseMs(failures + 1)),
    disabledAt: isOver ? now : null,
    disabledWhy: isOver ? 'failing' : null,
  }
}
