import { ApiError } from '@portal/contract/error'

/** Cause of a failed save, or the server's text for the customer about it. */
export type SaveFailure = 'locked' | 'offline' | 'failed' | 'changed' | { text: string }

/**
 * Cause of a failed save. An adviser at work is recognised by the server's message (EDIT-10), a changed file by its
 * status.
 * @param text the sentence for the customer about this error, if there is one
 */
export function failureOf(error: unknown, text: string | null): SaveFailure {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.failure === 'unreachable') return 'offline'
  if (error.status === 412) return 'changed'
  if (text !== null) return { text }
  const message = error.body.message ?? error.message
  return /persist/i.test(message) && message.includes('Customer') ? 'locked' : 'failed'
}

/** Rejected fields: body path → rule. */
export const refusedFields = (error: unknown): [path: string, rule: string][] =>
  error instanceof ApiError && error.status === 422 ? Object.entries(error.body.errors ?? {}) : []
