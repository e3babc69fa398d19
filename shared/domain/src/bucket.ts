/** The hundredth of all customers that an account belongs to, 0 … 99: always the same, and evenly spread (FNV-1a). */
export function bucketOf(accountId: string): number {
  let hash = 0x811c9dc5
  for (const sign of accountId) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % 100
}
