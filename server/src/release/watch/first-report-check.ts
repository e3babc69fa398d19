import { LRUCache } from 'lru-cache'

export const reportWindowMs = 900_000

/** Returns whether a report is the first of its sender, or of its page, about a subject in the current window. */
export type FirstReportCheck = (sender: string, subject: string) => boolean

/** Creates the check that limits the effect of forged reports: each sender and each page counts once per window. */
export function createFirstReportCheck(): FirstReportCheck {
  const counted = new LRUCache<string, true>({ max: 50_000, ttl: reportWindowMs })
  return (sender, subject) => {
    const key = `${sender} ${subject}`
    if (counted.has(key)) return false
    counted.set(key, true)
    return true
  }
}
