/** Rounds an amount to cents, half up. */
export const roundToCents = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100

/** Returns the sum in euro, rounded to cents; null if any amount is unknown. */
export const sumIfAllKnown = (amounts: readonly (number | null | undefined)[]): number | null =>
  amounts.every((amount) => amount !== null && amount !== undefined) ? sumAmounts(amounts) : null

/** Returns the sum in euro, rounded to cents. */
export const sumAmounts = (amounts: readonly number[]): number =>
  roundToCents(amounts.reduce((sum, amount) => sum + amount, 0))
