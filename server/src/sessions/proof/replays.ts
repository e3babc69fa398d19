/** Most proofs that are remembered in each of two periods; the older period gives way when there are more. */
const most = 500_000

/**
 * Remembers proofs for one period at least and two at most, so that none is taken twice. The memory is of this process:
 * where several serve a portal, each takes a proof once.
 * @param period in milliseconds, at least as long as a proof is taken
 */
export function createReplays(period: number): (name: string, now: Date) => boolean {
  let older = new Set<string>()
  let newer = new Set<string>()
  let begun = 0
  return (name, now) => {
    const at = now.getTime()
    if (at - begun >= period || newer.size >= most) {
      older = at - begun >= 2 * period ? new Set() : newer
      newer = new Set()
      begun = at
    }
    if (newer.has(name) || older.has(name)) return true
    newer.add(name)
    return false
  }
}
