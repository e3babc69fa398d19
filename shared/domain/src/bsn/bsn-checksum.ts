const checksumWeights = [9, 8, 7, 6, 5, 4, 3, 2, -1]

/** Returns whether nine digits pass the checksum of citizen service numbers (BSN-01), the eleven test. */
export function isBsn(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false
  return checksumWeights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11 === 0
}
