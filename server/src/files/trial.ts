import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'

/** How long the outcome of a trial counts, in milliseconds. */
const counts = 60_000

/** Whether a store takes files. */
export type StoreState = 'not tried' | 'ok' | 'refuses'

/**
 * Writes a file of this process to the store, reads it and removes it, as often as somebody asks and once a minute at most. Answers what
 * came of the last trial at once: a store that takes long holds nobody up.
 */
export function createStoreTrial({ files, clock }: Pick<Context, 'files' | 'clock'>): () => StoreState {
  const key = `trial-${randomUUID()}`
  let state: StoreState = 'not tried'
  let tried = -counts
  let isTrying = false
  const attempt = async (): Promise<StoreState> => {
    await files.put(key, Buffer.from('trial'), 'text/plain')
    const content = await files.get(key)
    await files.remove(key)
    return content ? 'ok' : 'refuses'
  }
  return () => {
    const now = clock().getTime()
    if (!isTrying && now - tried >= counts) {
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
