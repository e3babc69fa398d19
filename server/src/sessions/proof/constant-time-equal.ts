import { timingSafeEqual } from 'node:crypto'
import { hashSecret } from '../secret-token.ts'

export const isEqualInConstantTime = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(one)), Buffer.from(hashSecret(other)))
