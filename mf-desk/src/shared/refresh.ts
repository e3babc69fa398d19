/** How often lists of what waits are asked for anew while they are shown, in milliseconds. */
export const refreshEvery = 15_000
