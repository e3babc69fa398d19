import { ApiError } from '@portal/contract/error'

/** Why a save did not succeed; or what the server itself says to the customer of that. */
export type SaveFailure = 'locked' | 'offline' | 'failed' | 'changed' | { told: string }

/**
 * What kept a save from succeeding; the adviser at work is told by the server's message (EDIT-10), a file that is no
 * longer what was read by its status.
 * @param told the sentence for the customer about this error, where there is one
 */
export function failureOf(error: unknown, told: string | null): SaveFailure {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.failure === 'unreachable') return 'offline'
  if (error.status === 412) return 'changed'
  if (told !== null) return { told }
  const message = error.body.message ?? error.message
  return /persist/i.test(message) && message.includes('Customer') ? 'locked' : 'failed'
}

/** Fields that the server refused: path of the body → rule. */
export const refusedFields = (error: unknown): [path: string, rule: string][] =>
  error instanceof ApiError && error.status === 422 ? Object.entries(error.body.errors ?? {}) : []
