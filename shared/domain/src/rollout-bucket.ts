/** Bucket of an account, 0 … 99: constant and evenly distributed (FNV-1a hash). */
export function calculateRolloutBucket(accountId: string): number {
  let hash = 0x811c9dc5
  for (const sign of accountId) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % 100
}
