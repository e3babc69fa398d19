import { randomBytes } from 'node:crypto'

/** A name for a stored file that nobody can guess: 256 bits of chance, and nothing of the file or its owner. */
export const newFileKey = (): string => randomBytes(32).toString('hex')
