import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A new secret of 256 bits, safe in URLs. */
export const createSecretToken = (): string => randomBytes(32).toString('base64url')

/** Hash of a secret for the database. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Secret of a mailed link by its id: the same on each retry, and not stored. */
export const deriveLinkSecret = (link: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(`link\n${link}`).digest('base64url')

/** Secret derived from another: deterministic, and unknown without the server's key, so it is not stored. */
export const deriveNextSecret = (secret: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(`successor\n${secret}`).digest('base64url')
