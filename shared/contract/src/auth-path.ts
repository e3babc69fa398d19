/** Where new tokens are asked for (API-06): of itself, for code that must weigh next to nothing. */
export const refreshPath = '/auth/refresh'

/** Where a passkey signs in (KEYS-03): of itself, so that a page does not carry what is sent there. */
export const passkeySignInPath = '/auth/passkey'
