import { timingSafeEqual } from 'node:crypto'
import { hashOf } from '../secret-token.ts'

/** Compares two texts in a time that tells nothing of where they differ. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)))
