/**
 * The paths are in a module without imports, because the page's first script, which refreshes the session before the
 * portal's code loads, also uses them and must stay small.
 */
export const tokenRefreshPath = '/auth/refresh'

export const passkeySignInPath = '/auth/passkey'
