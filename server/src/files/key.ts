import { randomBytes } from 'node:crypto'

/** An unguessable name of a stored file: 256 random bits, unrelated to the file or its owner. */
export const newFileKey = (): string => randomBytes(32).toString('hex')
