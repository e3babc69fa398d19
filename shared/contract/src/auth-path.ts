/** Path for renewing tokens (API-06), in a separate module for code that must be small. */
export const refreshPath = '/auth/refresh'

/**
 * Path for signing in with a passkey (KEYS-03), in a separate module so that pages do not include the request schema.
 */
export const passkeySignInPath = '/auth/passkey'
