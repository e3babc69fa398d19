import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'

/** Key and certificates as plain data, which can be passed to a thread. */
export interface SealingKey {
  /** PKCS #8, PEM. */
  key: string
  /** PEM, the tenant's own certificate first. */
  chain: string
}

const certificatePattern = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

export const parseCertificates = (chain: string): X509Certificate[] =>
  (chain.match(certificatePattern) ?? []).map((one) => new X509Certificate(one))

/** Names of elliptic curves in WebCrypto, by OpenSSL's names. */
const curveNames: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384' }

/** @returns null for unsupported keys: RSA below 2048 bits, curves other than P-256 and P-384 */
export function getKeyAlgorithm({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject) {
  const { modulusLength = 0, namedCurve = '' } = asymmetricKeyDetails ?? {}
  if (asymmetricKeyType === 'rsa' && modulusLength >= 2048)
    return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const
  const curve = asymmetricKeyType === 'ec' ? curveNames[namedCurve] : undefined
  return curve === undefined ? null : ({ name: 'ECDSA', namedCurve: curve } as const)
}

/** @throws TypeError for an unsupported key */
export function toCryptoKey({ key }: SealingKey): CryptoKey {
  const known = createPrivateKey(key)
  const algorithm = getKeyAlgorithm(known)
  if (!algorithm) throw new TypeError('a key that no seal is made with')
  return known.toCryptoKey(algorithm, false, ['sign'])
}
