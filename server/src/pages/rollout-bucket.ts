import { randomInt } from 'node:crypto'
import type { KeptCookie } from '../http/cookies.ts'
import { buckets } from '../registry/selection.ts'

/**
 * The share of customers a device belongs to, by its cookie: set by the shell from the customer, so that it is the same
 * on every device, and at random before anybody has signed in.
 */
export function bucketOf(cookies: string | undefined): { bucket: number; isNew: boolean } {
  const kept = /(?:^|;\s*)bucket=(\d{1,2})(?:;|$)/.exec(cookies ?? '')?.[1]
  return kept ? { bucket: Number(kept), isNew: false } : { bucket: randomInt(buckets), isNew: true }
}

/** The cookie that keeps a device in its share. It says nothing of who uses it. */
export const bucketCookie: KeptCookie = {
  name: 'bucket',
  seconds: 31_536_000,
  followsLinks: true,
  isReadable: true,
}
