import { randomBytes } from 'node:crypto'

/** Creates the name of a stored file: 256 random bits, unrelated to the file and its owner. */
export const createFileKey = (): string => randomBytes(32).toString('hex')
