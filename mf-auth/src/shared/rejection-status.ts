import { ApiError } from '@portal/contract/error'

/** HTTP status of a rejected request; null if the server did not respond. */
export const getRejectionStatus = (error: unknown): number | null =>
  error instanceof ApiError && error.failure === 'refused' ? error.status : null
