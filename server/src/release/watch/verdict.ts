/** How many pages ran a version, in how many of them it had an error, and in how many it was slow to answer. */
export interface Runs {
  ran: number
  failed: number
  slow: number
}

/** What a version can be worse at than the one before it. */
export type Fault = 'failed' | 'slow'

/** So many pages must have had a fault before a version is stopped: fewer may be of one browser, or of whoever wishes it ill. */
export const leastPages = 3

/** By so much, as a fraction, the share of pages with a fault may be above that of the version before. */
export const margin = 0.1

const shareOf = (runs: Runs, fault: Fault) => (runs.ran === 0 ? 0 : Math.min(1, runs[fault] / runs.ran))

/** What a version that is being rolled out is worse at than the one before it, by enough to stop it; null for nothing. */
export const worseAt = (version: Runs, before: Runs): Fault | null =>
  (['failed', 'slow'] as const).find(
    (fault) => version[fault] >= leastPages && shareOf(version, fault) > shareOf(before, fault) + margin,
  ) ?? null
