import { LRUCache } from 'lru-cache'

/** Window of the comparison in milliseconds. */
export const windowMs = 900_000

/** Whether a report counts: only the first per address or page within the window. */
export type FirstInWindow = (whose: string, what: string) => boolean

/** Counts one page per address and each page once per window, since anybody can send a report. */
export function createFirstInWindow(): FirstInWindow {
  const counted = new LRUCache<string, true>({ max: 50_000, ttl: windowMs })
  return (whose, what) => {
    const key = `${whose} ${what}`
    if (counted.has(key)) return false
    counted.set(key, true)
    return true
  }
}
