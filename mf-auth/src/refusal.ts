import type { ApiError } from '@portal/contract/error'

/**
 * The status with which the server refused a call; null when it did not answer. The shape decides, not the class:
 * the error was made by the shell, whose copy of the class is another than this remote's.
 */
export function refusalOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null) return null
  const { failure, status } = error as Partial<ApiError>
  return failure === 'refused' && typeof status === 'number' ? status : null
}
