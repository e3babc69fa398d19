/** Number of pages that ran a version, that failed, and that were slow. */
export interface VersionRunCounts {
  ran: number
  failed: number
  slow: number
}

/** ImportFault of a page that can be more frequent than in the previous version. */
export type PageFault = 'failed' | 'slow'

/** A rollout with fewer faults continues, since the faults may come from one browser or an attacker. */
export const minFaultsToStop = 3

/** Number of pages that each version needs before the two are compared. */
export const minPagesPerVersion = 5

/** Tolerated difference between two versions, as a fraction of pages. */
export const toleratedFaultDifference = 0.1

const calculateFaultShare = (runs: VersionRunCounts, kind: PageFault) => Math.min(1, runs[kind] / runs.ran)

/**
 * Returns the fault because of which a rollout must stop; null if the version is not worse, or too few pages ran it.
 */
export function findWorseFault(version: VersionRunCounts, before: VersionRunCounts): PageFault | null {
  if (Math.min(version.ran, before.ran) < minPagesPerVersion) return null
  const faults = ['failed', 'slow'] as const
  const isFaultMoreFrequent = (fault: PageFault) =>
    version[fault] >= minFaultsToStop &&
    calculateFaultShare(version, fault) > calculateFaultShare(before, fault) + toleratedFaultDifference
  return faults.find(isFaultMoreFrequent) ?? null
}
