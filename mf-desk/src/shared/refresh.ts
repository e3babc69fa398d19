/** Polling interval of visible lists, in milliseconds. */
export const refreshIntervalMs = 15_000
