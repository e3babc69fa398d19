import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'

/** What a firm seals with, as plain data: it goes to the thread that seals. */
export interface SealingKey {
  /** Private key: PKCS #8, PEM. */
  key: string
  /** Certificates in PEM, the firm's own first, then who vouches for it. */
  chain: string
}

const certificate = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** The certificates of a chain. */
export const certificatesIn = (chain: string): X509Certificate[] =>
  (chain.match(certificate) ?? []).map((one) => new X509Certificate(one))

/** Curves that seals are made with, by OpenSSL's names. */
const curves: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384' }

/**
 * How signatures of a key are made.
 * @returns null for a kind of key that no seal is made with: RSA of less than 2048 bits, curves but P-256 and P-384
 */
export function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject) {
  const { modulusLength = 0, namedCurve = '' } = asymmetricKeyDetails ?? {}
  if (asymmetricKeyType === 'rsa' && modulusLength >= 2048)
    return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const
  const curve = asymmetricKeyType === 'ec' ? curves[namedCurve] : undefined
  return curve === undefined ? null : ({ name: 'ECDSA', namedCurve: curve } as const)
}

/** The private key as WebCrypto signs with it. @throws TypeError for a kind that no seal is made with */
export function signingKeyOf({ key }: SealingKey): CryptoKey {
  const known = createPrivateKey(key)
  const algorithm = algorithmOf(known)
  if (!algorithm) throw new TypeError('a key that no seal is made with')
  return known.toCryptoKey(algorithm, false, ['sign'])
}
