import { randomBytes } from 'node:crypto'

/** 256 random bits, unrelated to the file and its owner. */
export const createFileKey = (): string => randomBytes(32).toString('hex')
