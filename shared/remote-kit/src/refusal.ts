import { ApiError } from '@portal/contract/error'

/**
 * The server's own sentence to the customer about a write that it refused, in the customer's wording; null where it has
 * none, and the screen says what it always says. It has one where a quota is reached, as trying again at once does not help then,
 * and where it asks about a citizen service number in a file, as trying again is the answer.
 */
export const refusalText = (error: unknown): string | null =>
  error instanceof ApiError && /^(quota_reached|bsn_found)$/.test(error.body.error ?? '')
    ? (error.body.message ?? null)
    : null
