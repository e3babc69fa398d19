import { randomBytes } from 'node:crypto'

/** Creates an unguessable name of a stored file: 256 random bits, unrelated to the file or its owner. */
export const createFileKey = (): string => randomBytes(32).toString('hex')
