/**
 * Rules of sign-in in a module without imports, because the page's first script, which signs in and refreshes the
 * session before the portal's code loads, also uses them and must stay small.
 */
export const signInPath = '/auth/login'

export const tokenRefreshPath = '/auth/refresh'

export const passkeySignInPath = '/auth/passkey'

export const minPasswordLength = 8
