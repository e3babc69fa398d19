/** Number of pages that ran a version, that had an error, and that were slow to respond. */
export interface Runs {
  ran: number
  failed: number
  slow: number
}

/** What a version can be worse at than the previous one. */
export type Fault = 'failed' | 'slow'

/** Minimum number of pages with a fault before a version is stopped: fewer may come from one browser or an attacker. */
export const minFaults = 3

/** Minimum number of pages of each version before the two are compared. */
export const minPages = 5

/** Tolerated difference between the fault rates of a version and the previous one, as a fraction. */
export const margin = 0.1

const shareOf = (runs: Runs, fault: Fault) => Math.min(1, runs[fault] / runs.ran)

/**
 * Why a version that is being rolled out is worse than the previous one by enough to stop it. Null when it is not, or
 * when too few pages ran either version.
 */
export function worseAt(version: Runs, before: Runs): Fault | null {
  if (Math.min(version.ran, before.ran) < minPages) return null
  const faults = ['failed', 'slow'] as const
  const isWorse = (fault: Fault) =>
    version[fault] >= minFaults && shareOf(version, fault) > shareOf(before, fault) + margin
  return faults.find(isWorse) ?? null
}
