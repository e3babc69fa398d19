import * as v from '@portal/contract/valibot'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import { importPublicKey, type ReleaseKey, ReleasePublicKey } from './release-key.ts'

export interface ReleaseRequest {
  /** Path of the request, relative to `/release/`, such as `place` or `publish/mf-x`. */
  command: string
  /** SHA-256 of the JSON body, or of the file that describes the build, in hexadecimal. */
  sum: string
}

export interface SignedRequest extends ReleaseRequest {
  publicKey: string
  id: string
}

const releaseTokenAudience = 'portal-release'
const releaseTokenLifetimeSeconds = 60

const ReleaseClaims = v.object({ cmd: v.string(), sum: v.string(), jti: v.string() })

export const signReleaseRequest = (
  { publicKey, privateKey }: ReleaseKey,
  { command, sum }: ReleaseRequest,
): Promise<string> =>
  new SignJWT({ cmd: command, sum })
    .setProtectedHeader({ alg: 'EdDSA', kid: publicKey })
    .setAudience(releaseTokenAudience)
    .setJti(crypto.randomUUID())
    .setIssuedAt()
    .sign(privateKey)

/**
 * Returns the signed request of a token; null if the token is invalid, is older than a minute, or was not signed by the
 * key that it names.
 */
export async function verifyReleaseRequest(token: string): Promise<SignedRequest | null> {
  try {
    const publicKey = v.parse(ReleasePublicKey, decodeProtectedHeader(token).kid)
    const { payload } = await jwtVerify(token, await importPublicKey(publicKey), {
      audience: releaseTokenAudience,
      algorithms: ['EdDSA'],
      maxTokenAge: releaseTokenLifetimeSeconds,
      clockTolerance: 30,
    })
    const { cmd, sum, jti } = v.parse(ReleaseClaims, payload)
    return { publicKey, command: cmd, sum, id: jti }
  } catch {
    return null
  }
}

/** A portal that accepts releases at its origin, and the key that signs requests to it. */
export interface ReleasePortal {
  address: string
  key: ReleaseKey
}

/**
 * Sends a signed request to a portal, and returns the data of its response. A text as body is JSON.
 * @param target path relative to `/release/`, with its query
 * @throws Error with the portal's reasons for a rejection, or if no server responds
 */
export async function sendReleaseRequest(
  { address, key }: ReleasePortal,
  target: string,
  { sum, ...request }: { sum: string; method: 'POST' | 'DELETE'; body?: FormData | string },
): Promise<unknown> {
  const [command = ''] = target.split('?')
  const token = await signReleaseRequest(key, { command, sum })
  const isJson = typeof request.body === 'string'
  const response = await fetch(`${address}/release/${target}`, {
    ...request,
    headers: { authorization: `Bearer ${token}`, ...(isJson && { 'content-type': 'application/json' }) },
  }).catch(() => {
    throw new Error(`There is no server at ${address}: start it, or name another with RELEASE_URL.`)
  })
  const result = (await response.json()) as { data?: unknown; message?: string; errors?: object }
  if (response.ok) return result.data
  throw new Error([result.message, result.errors && JSON.stringify(result.errors)].filter(Boolean).join(' '))
}
