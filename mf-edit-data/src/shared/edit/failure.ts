import { ApiError } from '@portal/contract/error'

/** Why a save did not succeed. */
export type SaveFailure = 'locked' | 'offline' | 'failed' | 'changed'

/**
 * What kept a save from succeeding; the adviser at work is told by the server's message (EDIT-10), a file that is no
 * longer what was read by its status.
 */
export function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.failure === 'unreachable') return 'offline'
  if (error.status === 412) return 'changed'
  const message = error.body.message ?? error.message
  return /persist/i.test(message) && message.includes('Customer') ? 'locked' : 'failed'
}

/** Fields that the server refused: path of the body → rule. */
export const refusedFields = (error: unknown): [path: string, rule: string][] =>
  error instanceof ApiError && error.status === 422 ? Object.entries(error.body.errors ?? {}) : []
