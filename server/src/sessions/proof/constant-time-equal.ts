import { timingSafeEqual } from 'node:crypto'
import { hashSecret } from '../secret-token.ts'

/** Compares two texts in constant time. */
export const isEqualInConstantTime = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(one)), Buffer.from(hashSecret(other)))
