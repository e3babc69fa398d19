/** Path for renewing tokens (API-06). In a separate module, since some scripts must stay small. */
export const tokenRefreshPath = '/auth/refresh'

/** Path for signing in with a passkey (KEYS-03). In a separate module, so that pages do not load the request schema. */
export const passkeySignInPath = '/auth/passkey'
