import { generateKeyPair, generateProof } from 'dpop'

/** What a proof is made for. */
export interface Provable {
  method: string
  /** Whole or below this origin; a query counts for nothing. */
  url: string
}

/**
 * Proves that this device holds the key that tokens are bound to (DPoP, RFC 9449): a token taken out of the browser opens
 * nothing elsewhere, for scripts can use the private key and cannot read it out.
 */
export interface Prover {
  makeKeys(): Promise<CryptoKeyPair>
  /** Header of one request; with the access token that goes along, if one does. */
  headerFor(keys: CryptoKeyPair, request: Provable, accessToken?: string): Promise<{ dpop: string }>
  /** Notes the nonce that an answer carries: by it a server tells a device whose clock is off what time it is. */
  recordNonce(answer: Pick<Headers, 'get'>): void
}

export function createProver(): Prover {
  let nonce: string | undefined
  return {
    makeKeys: () => generateKeyPair('ES256', { extractable: false }),
    headerFor: async (keys, { method, url }, accessToken) => {
      const { origin, pathname } = new URL(url, location.origin)
      return { dpop: await generateProof(keys, origin + pathname, method, nonce, accessToken) }
    },
    recordNonce: (answer) => {
      nonce = answer.get('dpop-nonce') ?? nonce
    },
  }
}
