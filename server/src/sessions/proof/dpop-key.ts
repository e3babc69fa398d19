import { createPublicKey, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint, type ProtectedHeaderParameters } from 'jose'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'

const PublicKeyCoordinate = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
/** Public P-256 key in the header of a proof. A private key is rejected (RFC 9449, section 4.3). */
const DpopPublicKey = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: PublicKeyCoordinate,
  y: PublicKeyCoordinate,
  d: v.optional(v.undefined()),
})

/** Public key with its SHA-256 thumbprint (RFC 7638). */
export interface DpopKey {
  key: KeyObject
  thumbprint: string
}

const maxCachedKeys = 10_000

/** Creates a function that reads keys from headers of proofs, and caches them. It rejects a header without a key. */
export function createDpopKeyReader(): (header: ProtectedHeaderParameters) => Promise<DpopKey> {
  const known = new LRUCache<string, DpopKey>({ max: maxCachedKeys })
  return async ({ jwk }) => {
    const { kty, crv, x, y } = v.parse(DpopPublicKey, jwk)
    const cacheKey = x + y
    const found = known.get(cacheKey)
    if (found) return found
    const plain = { kty, crv, x, y }
    const made = {
      key: createPublicKey({ key: plain, format: 'jwk' }),
      thumbprint: await calculateJwkThumbprint(plain),
    }
    known.set(cacheKey, made)
    return made
  }
}
