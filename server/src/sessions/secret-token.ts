import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Creates a secret of 256 bits that is safe in URLs. */
export const createSecretToken = (): string => randomBytes(32).toString('base64url')

/** Returns the hash of a secret. The database stores only the hash. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/**
 * Derives the secret of a link from the link's id. The secret is the same on each attempt, so that it need not be
 * stored.
 */
export const deriveLinkSecret = (link: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(`link\n${link}`).digest('base64url')

/**
 * Derives the successor of a secret with the server's key. The result is always the same, so that it need not be
 * stored.
 */
export const deriveNextSecret = (secret: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(`successor\n${secret}`).digest('base64url')

export const isEqualInConstantTime = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(one)), Buffer.from(hashSecret(other)))
