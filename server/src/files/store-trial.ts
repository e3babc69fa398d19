import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import type { FileStore } from './file-store.ts'

const trialIntervalMs = 60_000

export type StoreState = 'not tried' | 'ok' | 'refuses'

/** @throws the store's error; Error if the store returns other content */
export async function testStore(files: FileStore): Promise<void> {
  const key = `trial-${randomUUID()}`
  const content = Buffer.from('trial')
  await files.put(key, content, 'text/plain')
  const returned = await files.get(key)
  await files.remove(key)
  if (!returned?.equals(content)) throw new Error('it does not return what it took')
}

/**
 * Returns a function that gives the last known state of the store, and checks it again in the background once a minute.
 */
export function createStoreTrial({ files, clock }: Pick<Context, 'files' | 'clock'>): () => StoreState {
  let state: StoreState = 'not tried'
  let triedAt = -trialIntervalMs
  let isTrying = false
  return () => {
    const now = clock().getTime()
    if (!isTrying && now - triedAt >= trialIntervalMs) {
      triedAt = now
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
