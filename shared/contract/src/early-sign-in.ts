/**
 * A sign-in that the page's first script sent from the server-rendered form before the portal's code loaded: on a slow
 * line the response often arrives first.
 */
export interface EarlySignIn {
  /** The request's body as JSON; an identical sign-in uses this response. */
  body: string
  answer: Promise<Response>
  /** Key pair of the tokens; absent without a DPoP proof. */
  keys?: Promise<CryptoKeyPair>
}

declare global {
  interface Window {
    /** The early sign-in; removed when the portal uses it. */
    earlySignIn?: EarlySignIn | undefined
  }
}

/** The JSON body of a sign-in without a one-time code, with stable key order. */
export const createSignInBody = (username: string, password: string, tenant: string) => ({
  username,
  password,
  tenant,
  scope: 'customer',
})
