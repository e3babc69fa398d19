const minute = 60_000
const day = 24 * 60 * minute

/** For how long an event is tried, and a webhook that takes nothing is kept, in milliseconds. */
export const retryPeriodMs = 3 * day

/** Longest pause, in milliseconds. */
const longest = 60 * minute

/** Delay after a number of failed attempts, in milliseconds: a minute, doubled each time, at most an hour. */
export const pauseAfter = (failed: number): number => Math.min(minute * 2 ** (failed - 1), longest)

/** How a webhook fares, as its row has it. */
export interface Standing {
  failingSince: Date | null
  failures: number
  quietUntil: Date | null
  disabledAt: Date | null
  disabledWhy: 'gone' | 'failing' | null
}

/** How a webhook fares after a turn in which something was taken, or nothing; `gone`: it said 410, that it wants no more. */
export function standingAfter(
  { failingSince, failures }: Pick<Standing, 'failingSince' | 'failures'>,
  { taken, gone }: { taken: boolean; gone: boolean },
  now: Date,
): Standing {
  const well = { failingSince: null, failures: 0, quietUntil: null, disabledAt: null, disabledWhy: null }
  if (gone) return { ...well, disabledAt: now, disabledWhy: 'gone' }
  if (taken) return well
  const since = failingSince ?? now
  const isOver = now.getTime() - since.getTime() >= retryPeriodMs
  return {
    failingSince: since,
    failures: failures + 1,
    quietUntil: new Date(now.getTime() + pauseAfter(failures + 1)),
    disabledAt: isOver ? now : null,
    disabledWhy: isOver ? 'failing' : null,
  }
}
