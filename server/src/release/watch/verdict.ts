/** How many pages ran a version, and in how many of them it had an error. */
export interface Runs {
  ran: number
  failed: number
}

/** So many pages must have had an error before a version is stopped: fewer may be of one browser, or of whoever wishes it ill. */
export const leastFailed = 3

/** By so much, as a fraction, the share of pages with an error may be above that of the version before. */
export const margin = 0.1

const shareOf = ({ ran, failed }: Runs) => (ran === 0 ? 0 : Math.min(1, failed / ran))

/** Whether a version that is being rolled out fares worse than the one before it, by enough to stop it. */
export const isWorse = (version: Runs, before: Runs): boolean =>
  version.failed >= leastFailed && shareOf(version) > shareOf(before) + margin
