/**
 * A sign-in that the page's first script sent, from a form that the edge drew, before the portal's code was there:
 * on a slow line the answer is often back by the time the code is.
 */
export interface EarlySignIn {
  /** The request's body as JSON: whoever would send the same takes this answer instead. */
  body: string
  answer: Promise<Response>
  /** The key that the answer's tokens are bound to; absent where the page proved none. */
  keys?: Promise<CryptoKeyPair>
}

declare global {
  interface Window {
    /** Stays until it is taken, once. */
    earlySignIn?: EarlySignIn | undefined
  }
}

/** The body of a sign-in without a one-time code, always in the same order. */
export const signInBody = (username: string, password: string, tenant: string) => ({
  username,
  password,
  tenant,
  scope: 'customer',
})
