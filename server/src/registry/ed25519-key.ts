import { createPrivateKey, type KeyObject } from 'node:crypto'

/** PKCS #8, PEM; null if the text is no such key. */
export function parseEd25519Key(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem)
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    return null
  }
}
