/** Number of pages that ran a version, that had an error, and that were slow. */
export interface VersionRunCounts {
  ran: number
  failed: number
  slow: number
}

/** Respect in which a version can be worse than the previous one. */
export type PageFault = 'failed' | 'slow'

/**
 * Minimum number of pages with a fault before a rollout is stopped. Fewer faults may come from one browser or an
 * attacker.
 */
export const minFaults = 3

/** Minimum number of pages of each version before the two are compared. */
export const minPages = 5

/** Tolerated difference between the fault rates of a version and the previous one, as a fraction. */
export const toleratedDifference = 0.1

const calculateFaultShare = (runs: VersionRunCounts, fault: PageFault) => Math.min(1, runs[fault] / runs.ran)

/**
 * Returns why a version that is being rolled out is so much worse than the previous one that the rollout must stop.
 * Null if it is not worse, or if too few pages ran either version.
 */
export function findWorseFault(version: VersionRunCounts, before: VersionRunCounts): PageFault | null {
  if (Math.min(version.ran, before.ran) < minPages) return null
  const faults = ['failed', 'slow'] as const
  const isWorseAt = (fault: PageFault) =>
    version[fault] >= minFaults &&
    calculateFaultShare(version, fault) > calculateFaultShare(before, fault) + toleratedDifference
  return faults.find(isWorseAt) ?? null
}
