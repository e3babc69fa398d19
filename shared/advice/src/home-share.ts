/** A person's tax data for dividing a home's tax between partners. */
interface TaxPartner {
  income: number
  /** Incomes at which the marginal tax rate changes. */
  bends: readonly number[]
  /** Amount that the whole home adds to income before deducting its costs. */
  added: number
}

/**
 * Share of a home, 0 to 1, that the first of two persons takes so that their total tax is minimal. Tax is piecewise
 * linear, so the minimum is at a change of the marginal rate or where one person's tax reaches zero.
 * @param open tax minus credits of each at a share of the first; negative if credits are left
 * @param balance amount that the whole home adds to taxable income; negative if it reduces it
 */
export function findBestShare(
  open: (share: number) => readonly [number, number],
  [first, second]: readonly TaxPartner[],
  balance: number,
): number {
  if (!first || !second) return 1
  const getBreakpointShares = ({ income, bends, added }: TaxPartner): number[] =>
    bends.flatMap((bend) => [(bend - income) / balance, (bend - income) / added])
  const rateChanges = [
    0,
    1,
    ...getBreakpointShares(first),
    ...getBreakpointShares(second).map((share) => 1 - share),
  ]
  const sorted = [...new Set(rateChanges.filter((share) => share >= 0 && share <= 1))].sort((a, b) => a - b)
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
