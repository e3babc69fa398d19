import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import type { FileStore } from './file-store.ts'

const healthCheckIntervalMs = 60_000

export type StoreState = 'not tried' | 'ok' | 'refuses'

/** @throws the store's error; Error if the store returns other content */
export async function testFileStore(files: FileStore): Promise<void> {
  const key = `trial-${randomUUID()}`
  const content = Buffer.from('trial')
  await files.put(key, content, 'text/plain')
  const returned = await files.get(key)
  await files.remove(key)
  if (!returned?.equals(content)) throw new Error('it does not return what it took')
}

/**
 * Returns a function that returns the last known state of the store, and checks the store in the background once a
 * minute.
 */
export function createStoreHealthCheck({ files, clock }: Pick<Context, 'files' | 'clock'>): () => StoreState {
  let state: StoreState = 'not tried'
  let triedAt = -healthCheckIntervalMs
  let isTrying = false
  return () => {
    const now = clock().getTime()
    if (!isTrying && now - triedAt >= healthCheckIntervalMs) {
      triedAt = now
      isTrying = true
      void testFileStore(files)
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
