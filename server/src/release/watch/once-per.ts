import { LRUCache } from 'lru-cache'

/** How far back runs are looked at, in milliseconds: an error of yesterday says nothing of today. */
export const windowMs = 900_000

/** Whether something of an address, or of a page, counts now: it did not lately. */
export type OncePer = (whose: string, what: string) => boolean

/** Counts one page of an address, and each page once, for as long as runs are looked at: anybody may say that a page failed. */
export function createOncePer(): OncePer {
  const counted = new LRUCache<string, true>({ max: 50_000, ttl: windowMs })
  return (whose, what) => {
    const key = `${whose} ${what}`
    if (counted.has(key)) return false
    counted.set(key, true)
    return true
  }
}
