/** Converts a fraction to a percentage, rounded to five decimals. */
export const toPercent = (fraction: number): number => Math.round(fraction * 1e7) / 1e5

/** Converts a percentage to a fraction, rounded to five decimals. */
export const toFraction = (percent: number): number => Math.round(percent * 1e3) / 1e5
