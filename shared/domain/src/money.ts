/** Rounds to cents, halves up. */
export const roundToCents = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100

/** Sum in euro, rounded to cents; null if an amount is unknown. */
export const sumIfAllKnown = (amounts: readonly (number | null | undefined)[]): number | null =>
  amounts.every((amount) => amount !== null && amount !== undefined) ? sumAmounts(amounts) : null

/** Sum in euro, rounded to cents. */
export const sumAmounts = (amounts: readonly number[]): number =>
  roundToCents(amounts.reduce((sum, amount) => sum + amount, 0))
