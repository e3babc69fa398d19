/** Rounds an amount in euro to two decimals, halves up. */
export const roundToCents = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100

/** Sum of amounts in euro, rounded to cents; null if any of them is unknown. */
export const sumIfAllKnown = (amounts: readonly (number | null | undefined)[]): number | null =>
  amounts.every((amount) => amount !== null && amount !== undefined) ? sumAmounts(amounts) : null

/** Sum of amounts in euro, rounded to cents. */
export const sumAmounts = (amounts: readonly number[]): number =>
  roundToCents(amounts.reduce((sum, amount) => sum + amount, 0))
