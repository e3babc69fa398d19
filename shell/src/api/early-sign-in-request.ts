/**
 * A sign-in that the page's first script sends before the portal's code has loaded, so that the response arrives
 * earlier on a slow connection.
 */
export interface EarlySignInRequest {
  /** JSON body of the request. The portal uses the response only if its own request has the same body. */
  body: string
  response: Promise<Response>
  /** DPoP key pair of the tokens. */
  keys: Promise<CryptoKeyPair>
}

declare global {
  interface Window {
    /** Sign-in request sent by the first script. The portal deletes this property when it uses the response. */
    earlySignIn?: EarlySignInRequest | undefined
  }
}

/**
 * Creates the body of a sign-in without one-time code. Equal input gives equal JSON, since the keys have a fixed order.
 */
export const createSignInBody = (username: string, password: string, tenant: string) => ({
  username,
  password,
  tenant,
  scope: 'customer',
})
