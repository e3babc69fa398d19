/** Numbers of pages. */
export interface VersionRunCounts {
  ran: number
  failed: number
  slow: number
}

/** What can be worse than in the previous version. */
export type PageFault = 'failed' | 'slow'

/** A rollout with fewer faults continues, since they may come from one browser or an attacker. */
export const minFaults = 3

/** Each version needs this many pages before the two are compared. */
export const minPages = 5

/** As a fraction of pages. */
export const toleratedDifference = 0.1

const calculateFaultShare = (runs: VersionRunCounts, kind: PageFault) => Math.min(1, runs[kind] / runs.ran)

/** Returns why a rollout must stop; null if the version is not worse, or too few pages ran it. */
export function findWorseFault(version: VersionRunCounts, before: VersionRunCounts): PageFault | null {
  if (Math.min(version.ran, before.ran) < minPages) return null
  const faults = ['failed', 'slow'] as const
  const isWorseAt = (fault: PageFault) =>
    version[fault] >= minFaults &&
    calculateFaultShare(version, fault) > calculateFaultShare(before, fault) + toleratedDifference
  return faults.find(isWorseAt) ?? null
}
