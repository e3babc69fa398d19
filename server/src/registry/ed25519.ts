import { createPrivateKey, type KeyObject } from 'node:crypto'

/** An Ed25519 private key (PKCS #8, PEM); null if the text is none. */
export function ed25519Key(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem)
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    return null
  }
}
