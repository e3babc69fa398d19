/** Result of one attempt to activate an account (ACTIVATE-08). */
export type Attempt = 'done' | 'not-yet' | 'no-account'

/** Maximum number of attempts (ACTIVATE-02). */
export const maxAttempts = 19

/** Indexes of attempts, from 0, at which a hint appears (ACTIVATE-04). */
const hintsAt = new Map([
  [3, 'timeout_1'],
  [7, 'timeout_2'],
  [10, 'timeout_3'],
] as const)
export type Hint = 'timeout_1' | 'timeout_2' | 'timeout_3'

interface Options {
  attempt: () => Promise<Attempt>
  /** Waits a number of milliseconds; rejects when the customer leaves the page. */
  wait: (milliseconds: number) => Promise<void>
  onHint: (hint: Hint) => void
}

/** Retries until the account exists, with a delay of n + 1 seconds after attempt n (ACTIVATE-03). */
export async function activate({ attempt, wait, onHint }: Options): Promise<'done' | 'failed'> {
  for (let n = 0; n < maxAttempts; n++) {
    const hint = (hintsAt as ReadonlyMap<number, Hint>).get(n)
    if (hint) onHint(hint)
    const outcome = await attempt()
    if (outcome === 'done') return 'done'
    if (outcome === 'no-account') return 'failed'
    if (n < maxAttempts - 1) await wait((n + 1) * 1000)
  }
  return 'failed'
}
