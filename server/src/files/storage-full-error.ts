import { HttpError } from '../http/http-error.ts'

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
