const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1]

/**
 * Whether nine digits pass the eleven test of citizen service numbers (BSN-01). One wrong digit, and most digits that
 * changed places, make it fail.
 */
export function isBsn(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11 === 0
}
