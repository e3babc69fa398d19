/** A rate as the wire has it, a fraction, as the percentage that the engine works with; to five decimals, finer ones mean nothing. */
export const percentOf = (fraction: number): number => Math.round(fraction * 1e7) / 1e5

/** A percentage of the engine as a fraction of the wire. */
export const fractionOf = (percent: number): number => Math.round(percent * 1e3) / 1e5
