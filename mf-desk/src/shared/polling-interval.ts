/** Polling interval of lists that are visible, in milliseconds. */
export const listPollingIntervalMs = 15_000
