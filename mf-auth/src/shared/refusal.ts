import { ApiError } from '@portal/contract/error'

/** Status of a rejected call; null if the server did not respond. */
export const rejectionStatus = (error: unknown): number | null =>
  error instanceof ApiError && error.failure === 'refused' ? error.status : null
