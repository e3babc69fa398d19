import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A new secret of 256 bits, as text that is safe in a URL. */
export const makeSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored of a secret, so that a copy of the database opens nothing. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** The secret of a link that is mailed, by the link's number: the same each time the mail is tried again, and kept nowhere. */
export const secretOfLink = (link: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(`link\n${link}`).digest('base64url')

/**
 * The secret that follows another: the same each time it is asked for, known to nobody without the server's key, and so
 * kept nowhere.
 */
export const secretAfter = (secret: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(`successor\n${secret}`).digest('base64url')
