/** What of a person decides how much of a home's tax is best taken. */
interface Sharer {
  income: number
  /** Incomes at which the tax begins to grow faster or slower. */
  bends: readonly number[]
  /** What the whole home adds to the income before its costs are taken off. */
  added: number
}

/**
 * The share of a home, 0 to 1, that the first of two persons takes so that they pay least together. Their tax runs in
 * straight lines between its bends, so that the least is at a bend or where the tax of one of them is used up.
 * @param open tax less credits of each, below zero where credits are left, at a share of the first
 * @param balance what the whole home adds to a taxable income; below zero it takes off
 */
export function bestShare(
  open: (share: number) => readonly [number, number],
  [first, second]: readonly Sharer[],
  balance: number,
): number {
  if (!first || !second) return 1
  const sharesOf = ({ income, bends, added }: Sharer): number[] =>
    bends.flatMap((bend) => [(bend - income) / balance, (bend - income) / added])
  const bends = [0, 1, ...sharesOf(first), ...sharesOf(second).map((share) => 1 - share)]
  const sorted = [...new Set(bends.filter((share) => share >= 0 && share <= 1))].sort((a, b) => a - b)
  const tried = sorted.map((share) => ({ share, open: open(share) }))
  const empty = tried.flatMap((one, index) => {
    const next = tried[index + 1]
    return [0, 1].flatMap((who) => {
      const [from = 0, to = 0] = [one.open[who], next?.open[who]]
      const crosses = next && from * to < 0
      return crosses ? [one.share + ((next.share - one.share) * from) / (from - to)] : []
    })
  })
  const even = [...tried, ...empty.map((share) => ({ share, open: open(share) }))].map(({ share, open }) => ({
    share,
    due: Math.max(0, open[0]) + Math.max(0, open[1]),
  }))
  return even.reduce((least, one) => (one.due < least.due - 1e-9 ? one : least)).share
}
