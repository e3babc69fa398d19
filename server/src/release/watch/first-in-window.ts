import { LRUCache } from 'lru-cache'

/** Period in which only the first report of an address or page counts, in milliseconds. */
export const windowMs = 900_000

/** Whether a report counts: only the first report of an address or page in each window counts. */
export type IsFirstInWindow = (whose: string, what: string) => boolean

/** Counts one page per address, and each page once per window, since anybody can send reports. */
export function createFirstInWindow(): IsFirstInWindow {
  const counted = new LRUCache<string, true>({ max: 50_000, ttl: windowMs })
  return (whose, what) => {
    const key = `${whose} ${what}`
    if (counted.has(key)) return false
    counted.set(key, true)
    return true
  }
}
