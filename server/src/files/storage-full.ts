import { HttpError } from '../http/http-error.ts'

/** 507: the store is full. */
export const storageFull = () =>
  new HttpError(507, {
    error: 'no_room',
    message: 'The server has no room for this file now: its disk is full. Send it again later, or in parts.',
  })

/** Error codes of file systems and S3-compatible stores. */
const codes = ['ENOSPC', 'EDQUOT', 'QuotaExceeded', 'XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded']

/** Whether a disk or store is full. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  (codes.includes(error.name) ||
    ('code' in error && codes.includes(String(error.code))) ||
    isFull(error.cause))
