import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import type { FileStore } from './store.ts'

/** Interval of store checks in milliseconds. */
const trialInterval = 60_000

/** Result of the last store check. */
export type StoreState = 'not tried' | 'ok' | 'refuses'

/**
 * Writes, reads and deletes a test file.
 * @throws the store's error; Error if it returns other content
 */
export async function tryStore(files: FileStore): Promise<void> {
  const key = `trial-${randomUUID()}`
  const content = Buffer.from('trial')
  await files.put(key, content, 'text/plain')
  const returned = await files.get(key)
  await files.remove(key)
  if (!returned?.equals(content)) throw new Error('it does not return what it took')
}

/**
 * Checks the store with a test file when asked for its state, at most once a minute. Returns the last result without
 * waiting for a new one.
 */
export function createStoreTrial({ files, clock }: Pick<Context, 'files' | 'clock'>): () => StoreState {
  let state: StoreState = 'not tried'
  let tried = -trialInterval
  let isTrying = false
  return () => {
    const now = clock().getTime()
    if (!isTrying && now - tried >= trialInterval) {
      tried = now
      isTrying = true
      void tryStore(files)
        .then(
          () => 'ok' as const,
          () => 'refuses' as const,
        )
        .then((outcome) => {
          state = outcome
          isTrying = false
        })
    }
    return state
  }
}
