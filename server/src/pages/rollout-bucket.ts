import { randomInt } from 'node:crypto'
import type { StoredCookie } from '../http/cookies.ts'
import { buckets } from '../registry/selection.ts'

/**
 * The rollout bucket of a device, from its cookie. The shell sets it from the customer, so that all devices of a
 * customer agree; before the first sign-in it is random.
 */
export function bucketOf(cookies: string | undefined): { bucket: number; isNew: boolean } {
  const kept = /(?:^|;\s*)bucket=(\d{1,2})(?:;|$)/.exec(cookies ?? '')?.[1]
  return kept ? { bucket: Number(kept), isNew: false } : { bucket: randomInt(buckets), isNew: true }
}

/** Cookie with the rollout bucket. It does not identify anybody. */
export const bucketCookie: StoredCookie = {
  name: 'bucket',
  seconds: 31_536_000,
  followsLinks: true,
  isReadable: true,
}
