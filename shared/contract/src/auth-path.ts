/** A separate module, since some scripts must stay small. */
export const tokenRefreshPath = '/auth/refresh'

export const passkeySignInPath = '/auth/passkey'
