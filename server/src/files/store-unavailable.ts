import type { Logger } from 'pino'
import { isTransientError } from '../http/error-handler.ts'
import { unavailableError } from '../http/http-error.ts'
import type { FileStore } from './file-store.ts'
import { isStorageFullError, storageFullError } from './storage-full.ts'

/** Whether the store is unreachable, fails or rejects the request (`$fault` of the S3 client). */
const isStoreUnavailable = (error: unknown): error is Error =>
  isTransientError(error) || (error instanceof Error && '$fault' in error)

/**
 * Wraps a store: if it is full, unavailable or rejects requests, the caller gets an error response and the reason is
 * logged.
 */
export function withUnavailableErrors(store: FileStore, log: Logger): FileStore {
  const refusing =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    (...given: Given): Promise<Answer> =>
      ask(...given).catch((error: unknown) => {
        if (!isStoreUnavailable(error) && !isStorageFullError(error)) throw error
        const { name, message, code } = error as NodeJS.ErrnoException
        log.error({ store: { name, code, message } }, 'the store of files refused')
        throw isStorageFullError(error)
          ? storageFullError()
          : unavailableError('Files cannot be stored or read for a moment. Try again.')
      })
  return {
    put: refusing(store.put),
    putFile: refusing(store.putFile),
    get: refusing(store.get),
    open: refusing(store.open),
    remove: refusing(store.remove),
  }
}
