/**
 * The paths are in a module without imports, because the script that sends the early reads also uses them and must stay
 * small.
 */
export const tokenRefreshPath = '/auth/refresh'

export const passkeySignInPath = '/auth/passkey'
