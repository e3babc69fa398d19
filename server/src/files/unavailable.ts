import type { Logger } from 'pino'
import { isPassing } from '../http/errors.ts'
import { unavailable } from '../http/http-error.ts'
import { isFull, storageFull } from './storage-full.ts'
import type { FileStore } from './store.ts'

/** Whether a store is unreachable, failing or rejecting (`$fault` of the S3 client). */
const isUnavailable = (error: unknown): error is Error =>
  isPassing(error) || (error instanceof Error && '$fault' in error)

/** Wraps a store: while it is full, unavailable or rejecting, requests get an error, and the log the reason. */
export function refusingWhenUnavailable(store: FileStore, log: Logger): FileStore {
  const refusing =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    (...given: Given): Promise<Answer> =>
      ask(...given).catch((error: unknown) => {
        if (!isUnavailable(error) && !isFull(error)) throw error
        const { name, message, code } = error as NodeJS.ErrnoException
        log.error({ store: { name, code, message } }, 'the store of files refused')
        throw isFull(error)
          ? storageFull()
          : unavailable('Files cannot be stored or read for a moment. Try again.')
      })
  return {
    put: refusing(store.put),
    putFile: refusing(store.putFile),
    get: refusing(store.get),
    open: refusing(store.open),
    remove: refusing(store.remove),
  }
}
