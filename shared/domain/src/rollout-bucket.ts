/**
 * Calculates the bucket of an account, 0 to 99. The bucket is always the same, and accounts are evenly distributed
 * (FNV-1a hash).
 */
export function calculateRolloutBucket(accountId: string): number {
  let hash = 0x811c9dc5
  for (const sign of accountId) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % 100
}
