import * as v from '@portal/contract/schema'
import { exportJWK, exportPKCS8, generateKeyPair, importJWK, importPKCS8 } from 'jose'

/** Public key of a team or operator: Ed25519, 32 bytes, base64url. Also the key's name. */
export const ReleasePublicKey = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/, 'must be the public half of a key: 43 letters, digits, - and _'),
)

/** Release key of a team or operator. */
export interface ReleaseKey {
  publicKey: string
  privateKey: CryptoKey
}

const algorithm = 'EdDSA'

/** Generates a key: its private key as PEM (PKCS #8), kept by the team. */
export async function makeReleaseKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true })
  return exportPKCS8(privateKey)
}

/**
 * Reads a private key from PEM (PKCS #8).
 * @throws Error when it is no Ed25519 key
 */
export async function readReleaseKey(pem: string): Promise<ReleaseKey> {
  try {
    const privateKey = await importPKCS8(pem, algorithm, { extractable: true })
    const { x = '' } = await exportJWK(privateKey)
    return { publicKey: v.parse(ReleasePublicKey, x), privateKey }
  } catch {
    throw new Error('RELEASE_KEY must be an Ed25519 key (PKCS #8, PEM): pnpm release key')
  }
}

/** Imports a public key for verification. */
export const publicKeyOf = async (publicKey: string): Promise<CryptoKey> =>
  (await importJWK({ kty: 'OKP', crv: 'Ed25519', x: publicKey }, algorithm)) as CryptoKey

const hexadecimal = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 as hexadecimal; a text is encoded as UTF-8. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return hexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
