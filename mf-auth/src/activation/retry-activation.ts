/** Result of one attempt to activate an account (ACTIVATE-08). */
export type AttemptResult = 'done' | 'not-yet' | 'no-account'

/** Maximum number of attempts (ACTIVATE-02). */
export const maxActivationAttempts = 19

/** Hints by the index of the attempt, from 0, at which they appear (ACTIVATE-04). */
const hintByAttempt = new Map([
  [3, 'timeout_1'],
  [7, 'timeout_2'],
  [10, 'timeout_3'],
] as const)
export type ActivationHint = 'timeout_1' | 'timeout_2' | 'timeout_3'

interface ActivationOptions {
  attempt: () => Promise<AttemptResult>
  /** Waits a number of milliseconds; rejects when the customer leaves the page. */
  wait: (milliseconds: number) => Promise<void>
  onHint: (hint: ActivationHint) => void
}

/** Repeats the attempt until the account exists; waits n + 1 seconds after attempt n (ACTIVATE-03). */
export async function retryActivation({
  attempt,
  wait,
  onHint,
}: ActivationOptions): Promise<'done' | 'failed'> {
  for (let n = 0; n < maxActivationAttempts; n++) {
    const hint = (hintByAttempt as ReadonlyMap<number, ActivationHint>).get(n)
    if (hint) onHint(hint)
    const outcome = await attempt()
    if (outcome === 'done') return 'done'
    if (outcome === 'no-account') return 'failed'
    if (n < maxActivationAttempts - 1) await wait((n + 1) * 1000)
  }
  return 'failed'
}
