import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A secret of 256 bits, safe in URLs. */
export const createSecretToken = (): string => randomBytes(32).toString('base64url')

/** The database stores the hash of a secret only. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Derived from the link's id, so that the secret is not stored and the same on each attempt. */
export const deriveLinkSecret = (link: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(`link\n${link}`).digest('base64url')

/** Deterministic, and unknown without the server's key, so that it is not stored. */
export const deriveNextSecret = (secret: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(`successor\n${secret}`).digest('base64url')
