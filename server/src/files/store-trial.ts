import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import type { FileStore } from './file-store.ts'

/** Interval of store checks in milliseconds. */
const trialIntervalMs = 60_000

export type StoreState = 'not tried' | 'ok' | 'refuses'

/**
 * Writes, reads and deletes a test file.
 * @throws the store's error; Error if the store returns other content
 */
export async function testStore(files: FileStore): Promise<void> {
  const key = `trial-${randomUUID()}`
  const content = Buffer.from('trial')
  await files.put(key, content, 'text/plain')
  const returned = await files.get(key)
  await files.remove(key)
  if (!returned?.equals(content)) throw new Error('it does not return what it took')
}

/**
 * Creates a function that returns the last known state of the store. Each call starts a new check with a test file, at
 * most once a minute, without waiting for its result.
 */
export function createStoreTrial({ files, clock }: Pick<Context, 'files' | 'clock'>): () => StoreState {
  let state: StoreState = 'not tried'
  let tried = -trialIntervalMs
  let isTrying = false
  return () => {
    const now = clock().getTime()
    if (!isTrying && now - tried >= trialIntervalMs) {
      tried = now
      isTrying = true
      void testStore(files)
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
