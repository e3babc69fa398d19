import * as v from '@portal/contract/schema'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import { importPublicKey, type ReleaseKey, ReleasePublicKey } from './release-key.ts'

export interface ReleaseRequest {
  /** Path below `/release/`, such as `place` or `publish/mf-x`. */
  command: string
  /** SHA-256, hexadecimal, of the JSON body or the file that describes a build. */
  sum: string
}

export interface SignedRequest extends ReleaseRequest {
  publicKey: string
  id: string
}

const tokenAudience = 'portal-release'
const tokenLifetimeSeconds = 60

const ReleaseClaims = v.object({ cmd: v.string(), sum: v.string(), jti: v.string() })

export const signReleaseRequest = (
  { publicKey, privateKey }: ReleaseKey,
  { command, sum }: ReleaseRequest,
): Promise<string> =>
  new SignJWT({ cmd: command, sum })
    .setProtectedHeader({ alg: 'EdDSA', kid: publicKey })
    .setAudience(tokenAudience)
    .setJti(crypto.randomUUID())
    .setIssuedAt()
    .sign(privateKey)

/** Null if the token is invalid, not signed by the key that it names, or older than a minute. */
export async function verifyReleaseRequest(token: string): Promise<SignedRequest | null> {
  try {
    const publicKey = v.parse(ReleasePublicKey, decodeProtectedHeader(token).kid)
    const { payload } = await jwtVerify(token, await importPublicKey(publicKey), {
      audience: tokenAudience,
      algorithms: ['EdDSA'],
      maxTokenAge: tokenLifetimeSeconds,
      clockTolerance: 30,
    })
    const { cmd, sum, jti } = v.parse(ReleaseClaims, payload)
    return { publicKey, command: cmd, sum, id: jti }
  } catch {
    return null
  }
}
