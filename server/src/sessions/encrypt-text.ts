import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SessionKeys } from './session-keys.ts'

export function encryptText(text: string, { sealing }: Pick<SessionKeys, 'sealing'>): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealing.sign, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a text. Returns null if no known key decrypts it. `isOld` is true if a previous key encrypted the text. */
export function decryptText(
  sealed: string,
  { sealing }: Pick<SessionKeys, 'sealing'>,
): { text: string; isOld: boolean } | null {
  const bytes = Buffer.from(sealed, 'base64url')
  for (const [place, key] of sealing.accepted.entries()) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
      return { text, isOld: place > 0 }
    } catch {}
  }
  return null
}
