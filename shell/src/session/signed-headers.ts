import type { DpopSigner, ProofRequest } from './dpop-signer.ts'
import type { StoredSession } from './stored-session.ts'

/** Creates the authentication headers: the access token, and the DPoP proof if the token is bound to a key. */
export async function createSignedHeaders(
  dpopSigner: Pick<DpopSigner, 'headerFor'>,
  { access_token: token, token_type, keys }: StoredSession,
  request: ProofRequest,
): Promise<Record<string, string>> {
  const proof = token_type === 'DPoP' ? await dpopSigner.headerFor(keys, request, token) : {}
  return { authorization: `${token_type} ${token}`, ...proof }
}
