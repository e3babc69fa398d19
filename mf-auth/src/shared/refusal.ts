import { ApiError } from '@portal/contract/error'

/** The status with which the server refused a call; null when it did not answer. */
export const refusalOf = (error: unknown): number | null =>
  error instanceof ApiError && error.failure === 'refused' ? error.status : null
