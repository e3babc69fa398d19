const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A delivery is tried this long. A webhook that fails this long is disabled. */
export const retryPeriodMs = 3 * dayMs

const maxPauseMs = 60 * minuteMs

/** A minute after the first failure, doubled each time, at most an hour. */
export const calculatePauseMs = (failed: number): number => Math.min(minuteMs * 2 ** (failed - 1), maxPauseMs)

/** As in the row. */
export interface WebhookState {
  failingSince: Date | null
  failures: number
  quietUntil: Date | null
  disabledAt: Date | null
  disabledWhy: 'gone' | 'failing' | null
}

/** `isGone`: the receiver responded 410, and is disabled. */
export function getStateAfterTurn(
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
