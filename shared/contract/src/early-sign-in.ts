/**
 * A sign-in that the page's first script sent from the server-rendered form before the portal's code loaded: on a slow
 * line the response often arrives first.
 */
export interface EarlySignIn {
  /** The request's body as JSON; an identical sign-in uses this response. */
  body: string
  answer: Promise<Response>
  /** Key of the tokens; absent without a proof. */
  keys?: Promise<CryptoKeyPair>
}

declare global {
  interface Window {
    /** Set until it is taken, once. */
    earlySignIn?: EarlySignIn | undefined
  }
}

/** The JSON body of a sign-in without a one-time code, with stable key order. */
export const signInBody = (username: string, password: string, tenant: string) => ({
  username,
  password,
  tenant,
  scope: 'customer',
})
