/** Rounds an amount in euro to whole cents, halves up. */
export const toCents = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100

/** Sum of amounts in euro, in whole cents; null if any of them is unknown. */
export const knownSumOf = (amounts: readonly (number | null | undefined)[]): number | null =>
  amounts.every((amount) => amount !== null && amount !== undefined) ? sumOf(amounts) : null

/** Sum of amounts in euro, in whole cents. */
export const sumOf = (amounts: readonly number[]): number =>
  toCents(amounts.reduce((sum, amount) => sum + amount, 0))
