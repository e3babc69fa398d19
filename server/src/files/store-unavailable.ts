import type { Logger } from 'pino'
import { isTransientError } from '../http/error-handler.ts'
import { createUnavailableError, HttpError } from '../http/http-error.ts'
import type { FileStore } from './file-store.ts'

export const createStorageFullError = () =>
  new HttpError(507, {
    error: 'no_room',
    message: 'The server has no room for this file now: its disk is full. Send it again later, or in parts.',
  })

const storageFullCodes = [
  'ENOSPC',
  'EDQUOT',
  'QuotaExceeded',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
]

export const isStorageFullError = (error: unknown): boolean =>
  error instanceof Error &&
  (storageFullCodes.includes(error.name) ||
    ('code' in error && storageFullCodes.includes(String(error.code))) ||
    isStorageFullError(error.cause))

/** Whether the store is unreachable, fails, or rejects the request (`$fault` of the S3 client). */
const isStoreUnavailable = (error: unknown): error is Error =>
  isTransientError(error) || (error instanceof Error && '$fault' in error)

/** Converts errors of a store to error responses, and logs them. */
export function withUnavailableErrors(store: FileStore, log: Logger): FileStore {
  const refusing =
    <Args extends unknown[], Result>(operation: (...given: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      operation(...args).catch((error: unknown) => {
        if (!isStoreUnavailable(error) && !isStorageFullError(error)) throw error
        const { name, message, code } = error as NodeJS.ErrnoException
        log.error({ store: { name, code, message } }, 'the file store rejected an operation')
        throw isStorageFullError(error)
          ? createStorageFullError()
          : createUnavailableError('Files cannot be stored or read for a moment. Try again.')
      })
  return {
    put: refusing(store.put),
    putFile: refusing(store.putFile),
    get: refusing(store.get),
    open: refusing(store.open),
    remove: refusing(store.remove),
  }
}
