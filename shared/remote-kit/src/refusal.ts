import { ApiError } from '@portal/contract/error'

/**
 * The server's own sentence to the customer about a write that it refused, in the customer's wording; null where it has
 * none, and the screen says what it always says. It has one where a quota is reached: trying again at once, as a screen
 * would advise, does not help then.
 */
export const refusalText = (error: unknown): string | null =>
  error instanceof ApiError && error.body.error === 'quota_reached' ? (error.body.message ?? null) : null
