/**
 * Calculates the rollout bucket of an account, 0 to 99, from a hash of its id (FNV-1a). An account always gets the same
 * bucket, and accounts are evenly distributed.
 */
export function calculateRolloutBucket(accountId: string): number {
  let hash = 0x811c9dc5
  for (const sign of accountId) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % 100
}
