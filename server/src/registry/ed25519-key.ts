import { createPrivateKey, type KeyObject } from 'node:crypto'

/** Parses a private key (PKCS #8, PEM). Returns null if the text is no Ed25519 key. */
export function parseEd25519Key(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem)
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    return null
  }
}
