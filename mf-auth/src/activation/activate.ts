/** What one attempt to activate an account ended in (ACTIVATE-08). */
export type Attempt = 'done' | 'not-yet' | 'no-account'

/** Attempts at most (ACTIVATE-02). */
export const mostAttempts = 19

/** Attempts, counted from 0, at which a hint appears (ACTIVATE-04). */
const hintsAt = new Map([
  [3, 'timeout_1'],
  [7, 'timeout_2'],
  [10, 'timeout_3'],
] as const)
export type Hint = 'timeout_1' | 'timeout_2' | 'timeout_3'

interface Options {
  attempt: () => Promise<Attempt>
  /** Waits a number of milliseconds; rejects when the customer leaves. */
  wait: (milliseconds: number) => Promise<void>
  onHint: (hint: Hint) => void
}

/** Tries until the account is there: after attempt n it waits n + 1 seconds (ACTIVATE-03). */
export async function activate({ attempt, wait, onHint }: Options): Promise<'done' | 'failed'> {
  for (let n = 0; n < mostAttempts; n++) {
    const hint = (hintsAt as ReadonlyMap<number, Hint>).get(n)
    if (hint) onHint(hint)
    const outcome = await attempt()
    if (outcome === 'done') return 'done'
    if (outcome === 'no-account') return 'failed'
    if (n < mostAttempts - 1) await wait((n + 1) * 1000)
  }
  return 'failed'
}
