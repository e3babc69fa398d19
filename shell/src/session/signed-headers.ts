import type { DpopSigner, ProofRequest } from './dpop-signer.ts'
import type { StoredSession } from './stored-session.ts'

/** Authentication headers: the access token, and the proof of its key if it is bound to one. */
export async function signedHeaders(
  dpopSigner: Pick<DpopSigner, 'headerFor'>,
  { access_token: token, token_type, keys }: StoredSession,
  request: ProofRequest,
): Promise<Record<string, string>> {
  const proof = token_type === 'DPoP' ? await dpopSigner.headerFor(keys, request, token) : {}
  return { authorization: `${token_type} ${token}`, ...proof }
}
