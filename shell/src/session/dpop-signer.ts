import { generateKeyPair, generateProof } from 'dpop'
import type { StoredSession } from './stored-session.ts'

/** Creates the authentication headers: the access token, and the DPoP proof if the token is bound to a key. */
export async function createSignedHeaders(
  dpopSigner: Pick<DpopSigner, 'headerFor'>,
  { access_token: token, token_type, keys }: Pick<StoredSession, 'access_token' | 'token_type' | 'keys'>,
  request: ProofRequest,
): Promise<Record<string, string>> {
  const proof = token_type === 'DPoP' ? await dpopSigner.headerFor(keys, request, token) : {}
  return { authorization: `${token_type} ${token}`, ...proof }
}

export interface ProofRequest {
  method: string
  /** Absolute URL, or relative to this origin; the query is ignored. */
  url: string
}

/** Proves possession of the tokens' key (DPoP, RFC 9449), so that a stolen token is useless elsewhere. */
export interface DpopSigner {
  makeKeys(): Promise<CryptoKeyPair>
  /** Creates the DPoP header of one request, with the hash of its access token if there is one. */
  headerFor(keys: CryptoKeyPair, request: ProofRequest, accessToken?: string): Promise<{ dpop: string }>
  /**
   * Records the DPoP nonce of a response for later proofs. The server accepts a nonce in place of a correct time, so a
   * device with a wrong clock can sign in.
   */
  recordNonce(answer: Pick<Headers, 'get'>): void
}

export function createDpopSigner(): DpopSigner {
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
