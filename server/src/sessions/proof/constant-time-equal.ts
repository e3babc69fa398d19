import { timingSafeEqual } from 'node:crypto'
import { hashOf } from '../secret-token.ts'

/** Compares two texts in constant time. */
export const equalInConstantTime = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)))
