import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'

/** Time between two trials, in milliseconds. */
const trialInterval = 60_000

/** Whether a store takes files. */
export type StoreState = 'not tried' | 'ok' | 'refuses'

/**
 * Writes, reads and removes a file of this process's own when it is asked for the state, at most once a minute. Returns the result of
 * the last trial without waiting for a new one.
 */
export function createStoreTrial({ files, clock }: Pick<Context, 'files' | 'clock'>): () => StoreState {
  const key = `trial-${randomUUID()}`
  let state: StoreState = 'not tried'
  let tried = -trialInterval
  let isTrying = false
  const attempt = async (): Promise<StoreState> => {
    await files.put(key, Buffer.from('trial'), 'text/plain')
    const content = await files.get(key)
    await files.remove(key)
    return content ? 'ok' : 'refuses'
  }
  return () => {
    const now = clock().getTime()
    if (!isTrying && now - tried >= trialInterval) {
      tried = now
      isTrying = true
      void attempt()
        .catch((): StoreState => 'refuses')
        .then((outcome) => {
          state = outcome
          isTrying = false
        })
    }
    return state
  }
}
