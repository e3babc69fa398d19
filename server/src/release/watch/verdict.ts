/** How many pages ran a version, in how many of them it had an error, and in how many it was slow to answer. */
export interface Runs {
  ran: number
  failed: number
  slow: number
}

/** What a version can be worse at than the one before it. */
export type Fault = 'failed' | 'slow'

/** So many pages must have had a fault before a version is stopped: fewer may be of one browser, or of whoever wishes it ill. */
export const minFaults = 3

/** Minimum number of pages of each version before the two are compared. */
export const minPages = 5

/** By so much, as a fraction, the share of pages with a fault may be above that of the version before. */
export const margin = 0.1

const shareOf = (runs: Runs, fault: Fault) => Math.min(1, runs[fault] / runs.ran)

/**
 * Why a version that is being rolled out is worse than the previous one by enough to stop it. Null when it is not, or when too
 * few pages ran either version.
 */
export function worseAt(version: Runs, before: Runs): Fault | null {
  if (Math.min(version.ran, before.ran) < minPages) return null
  const faults = ['failed', 'slow'] as const
  const isWorse = (fault: Fault) =>
    version[fault] >= minFaults && shareOf(version, fault) > shareOf(before, fault) + margin
  return faults.find(isWorse) ?? null
}
