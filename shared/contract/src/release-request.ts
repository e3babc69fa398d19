import * as v from '@portal/contract/schema'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import { publicKeyOf, type ReleaseKey, ReleasePublicKey } from './release-key.ts'

/** What somebody with a key asks a portal to do, as it is signed: this once, within a minute. */
export interface ReleaseRequest {
  /** Path below `/release/`, such as `promote` or `publish/mf-x`. */
  command: string
  /** SHA-256, hexadecimal, of what goes with it: the JSON of the body, or the file that describes a build. */
  sum: string
}

/** Such a request as a portal read it: also whose key it is, and the name of this one request. */
export interface SignedRequest extends ReleaseRequest {
  publicKey: string
  id: string
}

const audience = 'portal-release'
const lifetimeSeconds = 60

const Claims = v.object({ cmd: v.string(), sum: v.string(), jti: v.string() })

/** The token (JWT) that a request carries as its bearer. */
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

/** Reads such a token; null when it is none, is not signed by the key that it names, or is more than a minute old. */
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
