import { LRUCache } from 'lru-cache'

/** In milliseconds. */
export const windowMs = 900_000

/** Whether a report is the first of its sender or its page in the current window. */
export type IsFirstInWindow = (sender: string, subject: string) => boolean

/** Anybody can send reports, so each sender and each page counts once per window. */
export function createFirstInWindow(): IsFirstInWindow {
  const counted = new LRUCache<string, true>({ max: 50_000, ttl: windowMs })
  return (sender, subject) => {
    const key = `${sender} ${subject}`
    if (counted.has(key)) return false
    counted.set(key, true)
    return true
  }
}
