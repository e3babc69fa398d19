/**
 * A sign-in that the page's first script sent before the portal's code loaded: on a slow line, the response often
 * arrives first.
 */
export interface EarlySignIn {
  /** JSON. An identical sign-in uses this response. */
  body: string
  response: Promise<Response>
  /** Key pair of the tokens; absent without a DPoP proof. */
  keys?: Promise<CryptoKeyPair>
}

declare global {
  interface Window {
    /** Removed when the portal uses it. */
    earlySignIn?: EarlySignIn | undefined
  }
}

/** Without a one-time code, and with a stable key order. */
export const createSignInBody = (username: string, password: string, tenant: string) => ({
  username,
  password,
  tenant,
  scope: 'customer',
})
