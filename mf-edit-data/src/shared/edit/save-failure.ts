import { ApiError } from '@portal/contract/error'

/** Reason of a failed save, or the server's text for the customer. */
export type SaveFailure = 'locked' | 'offline' | 'failed' | 'changed' | { text: string }

/**
 * Determines why a save failed. The server's message tells that an adviser edits the customer's file (EDIT-10); the
 * status tells that the stored data has changed.
 * @param text text for the customer about this error; null if there is none
 */
export function toSaveFailure(error: unknown, text: string | null): SaveFailure {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.failure === 'unreachable') return 'offline'
  if (error.status === 412) return 'changed'
  if (text !== null) return { text }
  const message = error.body.message ?? error.message
  return /persist/i.test(message) && message.includes('Customer') ? 'locked' : 'failed'
}

/** Returns the rejected fields as pairs of body path and rule. */
export const getRejectedFields = (error: unknown): [path: string, rule: string][] =>
  error instanceof ApiError && error.status === 422 ? Object.entries(error.body.errors ?? {}) : []
