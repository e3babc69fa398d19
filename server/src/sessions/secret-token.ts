import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 bits, as text that is safe in a URL. */
export const makeSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored of a secret, so that a copy of the database opens nothing. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
