/**
 * Whether nine digits pass the checksum of the citizen service number. Implemented separately, so that the corpus is
 * independent of the tested code.
 */
export const passesBsnChecksum = (digits: string): boolean => {
  const sum = [9, 8, 7, 6, 5, 4, 3, 2, -1].reduce(
    (total, weight, index) => total + weight * Number(digits[index]),
    0,
  )
  return /^\d{9}$/.test(digits) && Number(digits) > 0 && sum % 11 === 0
}
