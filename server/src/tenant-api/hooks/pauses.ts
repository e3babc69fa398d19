const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** How long an event is retried, and a failing webhook stays enabled, in milliseconds. */
export const retryPeriodMs = 3 * dayMs

/** Maximum delay, in milliseconds. */
const maxPauseMs = 60 * minuteMs

/** Delay after a number of failed attempts, in milliseconds: a minute, doubled each time, at most an hour. */
export const calculatePauseMs = (failed: number): number => Math.min(minuteMs * 2 ** (failed - 1), maxPauseMs)

/** State of a webhook, as in its row. */
export interface WebhookState {
  failingSince: Date | null
  failures: number
  quietUntil: Date | null
  disabledAt: Date | null
  disabledWhy: 'gone' | 'failing' | null
}

/** State of a webhook after a turn with or without success; `gone`: it responded 410 and wants no more events. */
export function getStateAfterTurn(
  { failingSince, failures }: Pick<WebhookState, 'failingSince' | 'failures'>,
  { taken, gone }: { taken: boolean; gone: boolean },
  now: Date,
): WebhookState {
  const well = { failingSince: null, failures: 0, quietUntil: null, disabledAt: null, disabledWhy: null }
  if (gone) return { ...well, disabledAt: now, disabledWhy: 'gone' }
  if (taken) return well
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
