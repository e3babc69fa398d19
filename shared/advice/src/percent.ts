/** Converts a wire rate (fraction) to the engine's percentage, rounded to five decimals. */
export const toPercent = (fraction: number): number => Math.round(fraction * 1e7) / 1e5

/** Converts a percentage of the engine to a wire fraction. */
export const toFraction = (percent: number): number => Math.round(percent * 1e3) / 1e5
