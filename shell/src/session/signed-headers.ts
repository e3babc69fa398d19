import type { Provable, Prover } from './prover.ts'
import type { StoredSession } from './stored.ts'

/** Authentication headers: the access token, and the proof of its key if it is bound to one. */
export async function signedHeaders(
  prover: Pick<Prover, 'headerFor'>,
  { access_token: token, token_type, keys }: StoredSession,
  request: Provable,
): Promise<Record<string, string>> {
  const proof = token_type === 'DPoP' ? await prover.headerFor(keys, request, token) : {}
  return { authorization: `${token_type} ${token}`, ...proof }
}
