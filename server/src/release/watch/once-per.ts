import { LRUCache } from 'lru-cache'

/** How far back runs are looked at, in milliseconds: an error of yesterday says nothing of today. */
export const windowMs = 900_000

/** Whether a report of an address or page counts: only the first within the window does. */
export type OncePer = (whose: string, what: string) => boolean

/** Counts one page per address and each page once per window, since anybody can send a report. */
export function createOncePer(): OncePer {
  const counted = new LRUCache<string, true>({ max: 50_000, ttl: windowMs })
  return (whose, what) => {
    const key = `${whose} ${what}`
    if (counted.has(key)) return false
    counted.set(key, true)
    return true
  }
}
