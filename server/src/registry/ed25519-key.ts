import { createPrivateKey, type KeyObject } from 'node:crypto'

/** Parses an Ed25519 private key (PKCS #8, PEM); null if the text is not such a key. */
export function parseEd25519Key(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem)
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    return null
  }
}
