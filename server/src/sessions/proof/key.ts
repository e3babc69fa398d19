import { createPublicKey, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint, type ProtectedHeaderParameters } from 'jose'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'

const Coordinate = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
/** A public key on P-256, as the header of a proof carries it; one that tells its private part is refused (RFC 9449, 4.3). */
const PublicKey = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: Coordinate,
  y: Coordinate,
  d: v.optional(v.undefined()),
})

/** A key of a device, and its name: the SHA-256 thumbprint of RFC 7638. */
export interface ProofKey {
  key: KeyObject
  thumbprint: string
}

const mostKnown = 10_000

/** Reads the keys of proofs; a key that came before is not made again. Rejects when there is none in a header. */
export function createKeyReader(): (header: ProtectedHeaderParameters) => Promise<ProofKey> {
  const known = new LRUCache<string, ProofKey>({ max: mostKnown })
  return async ({ jwk }) => {
    const { kty, crv, x, y } = v.parse(PublicKey, jwk)
    const name = x + y
    const found = known.get(name)
    if (found) return found
    const plain = { kty, crv, x, y }
    const made = {
      key: createPublicKey({ key: plain, format: 'jwk' }),
      thumbprint: await calculateJwkThumbprint(plain),
    }
    known.set(name, made)
    return made
  }
}
