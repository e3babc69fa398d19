import * as v from '@portal/contract/schema'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import { publicKeyOf, type ReleaseKey, ReleasePublicKey } from './release-key.ts'

/** A signed release command, valid once and for a minute. */
export interface ReleaseRequest {
  /** Path below `/release/`, such as `place` or `publish/mf-x`. */
  command: string
  /** SHA-256, hexadecimal, of the payload: the JSON body, or the file that describes a build. */
  sum: string
}

/** A verified request, with its key and id. */
export interface SignedRequest extends ReleaseRequest {
  publicKey: string
  id: string
}

const audience = 'portal-release'
const lifetimeSeconds = 60

const Claims = v.object({ cmd: v.string(), sum: v.string(), jti: v.string() })

/** Signs a request as a JWT, sent as bearer token. */
export const signRequest = (
  { publicKey, privateKey }: ReleaseKey,
  { command, sum }: ReleaseRequest,
): Promise<string> =>
  new SignJWT({ cmd: command, sum })
    .setProtectedHeader({ alg: 'EdDSA', kid: publicKey })
    .setAudience(audience)
    .setJti(crypto.randomUUID())
    .setIssuedAt()
    .sign(privateKey)

/** Verifies such a token; null if it is invalid, not signed by the key that it names, or older than a minute. */
export async function readRequest(token: string): Promise<SignedRequest | null> {
  try {
    const publicKey = v.parse(ReleasePublicKey, decodeProtectedHeader(token).kid)
    const { payload } = await jwtVerify(token, await publicKeyOf(publicKey), {
      audience,
      algorithms: ['EdDSA'],
      maxTokenAge: lifetimeSeconds,
      clockTolerance: 30,
    })
    const { cmd, sum, jti } = v.parse(Claims, payload)
    return { publicKey, command: cmd, sum, id: jti }
  } catch {
    return null
  }
}
