import * as v from '@portal/contract/valibot'
import { exportJWK, exportPKCS8, generateKeyPair, importJWK, importPKCS8 } from 'jose'

/** Ed25519 public key: 32 bytes in base64url. It also serves as the name of the key. */
export const ReleasePublicKey = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/, 'must be the public half of a key: 43 letters, digits, - and _'),
)

export interface ReleaseKey {
  publicKey: string
  privateKey: CryptoKey
}

const releaseKeyAlgorithm = 'EdDSA'

export async function createReleaseKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(releaseKeyAlgorithm, { crv: 'Ed25519', extractable: true })
  return exportPKCS8(privateKey)
}

/**
 * Reads a private key in PEM format (PKCS #8).
 * @throws Error if it is not an Ed25519 key
 */
export async function readReleaseKey(pem: string): Promise<ReleaseKey> {
  try {
    const privateKey = await importPKCS8(pem, releaseKeyAlgorithm, { extractable: true })
    const { x = '' } = await exportJWK(privateKey)
    return { publicKey: v.parse(ReleasePublicKey, x), privateKey }
  } catch {
    throw new Error('RELEASE_KEY must be an Ed25519 key (PKCS #8, PEM): pnpm release key')
  }
}

export const importPublicKey = async (publicKey: string): Promise<CryptoKey> =>
  (await importJWK({ kty: 'OKP', crv: 'Ed25519', x: publicKey }, releaseKeyAlgorithm)) as CryptoKey

const toHexadecimal = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns the SHA-256 of bytes or of a text in UTF-8, in hexadecimal. */
export async function calculateSha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return toHexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
