import { randomInt } from 'node:crypto'
import type { StoredCookie } from '../http/cookies.ts'
import { rolloutBucketCount } from '../registry/build-selection.ts'

/**
 * Reads the rollout bucket of a device from its cookie. The shell derives the bucket from the customer, so that all
 * devices of a customer have the same one. Before the first sign-in the bucket is random.
 */
export function readRolloutBucket(cookies: string | undefined): { bucket: number; isNew: boolean } {
  const kept = /(?:^|;\s*)bucket=(\d{1,2})(?:;|$)/.exec(cookies ?? '')?.[1]
  return kept
    ? { bucket: Number(kept), isNew: false }
    : { bucket: randomInt(rolloutBucketCount), isNew: true }
}

/** Cookie with the rollout bucket. It does not identify anybody. */
export const bucketCookie: StoredCookie = {
  name: 'bucket',
  seconds: 31_536_000,
  followsLinks: true,
  isReadable: true,
}
