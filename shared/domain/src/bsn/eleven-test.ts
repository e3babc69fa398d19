const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1]

/**
 * Whether nine digits pass the eleven test for citizen service numbers (BSN-01). It detects one wrong digit and most
 * swapped digits.
 */
export function isBsn(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11 === 0
}
