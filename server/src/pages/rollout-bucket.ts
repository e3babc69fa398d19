import { randomInt } from 'node:crypto'
import type { StoredCookie } from '../http/cookies.ts'
import { rolloutBucketCount } from '../registry/build-selection.ts'

/**
 * Reads the rollout bucket of a device from its cookie; random without a cookie. After the first sign-in the shell
 * derives the bucket from the customer, so that it is the same on all devices.
 */
export function readRolloutBucket(cookies: string | undefined): { bucket: number; isNew: boolean } {
  const stored = /(?:^|;\s*)bucket=(\d{1,2})(?:;|$)/.exec(cookies ?? '')?.[1]
  return stored
    ? { bucket: Number(stored), isNew: false }
    : { bucket: randomInt(rolloutBucketCount), isNew: true }
}

/** Cookie with the rollout bucket, a number that does not identify anybody. */
export const rolloutBucketCookie: StoredCookie = {
  name: 'bucket',
  seconds: 31_536_000,
  isSentFromLinks: true,
  isReadable: true,
}
