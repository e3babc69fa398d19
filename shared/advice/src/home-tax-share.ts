/** A person's tax data for dividing a home's tax between partners. */
interface TaxPartner {
  income: number
  /** Incomes at which the marginal tax rate changes. */
  rateChangeIncomes: readonly number[]
  /** Imputed rent of the whole home, after the Hillen deduction and before deductible costs. */
  addedIncome: number
}

/**
 * Finds the share of a home (0 to 1) that the first of two tax partners must take so that their total tax is minimal.
 * Tax is piecewise linear, so the minimum is where a marginal rate changes or where a partner's tax reaches zero.
 * @param getTaxMinusCredits returns the tax minus credits of both partners for a share of the first partner; negative
 * if credits are unused
 * @param homeIncome amount that the whole home adds to taxable income; negative if it reduces the income
 */
export function findLowestTaxShare(
  getTaxMinusCredits: (share: number) => readonly [number, number],
  [first, second]: readonly TaxPartner[],
  homeIncome: number,
): number {
  if (!first || !second) return 1
  const listTaxRateChangeShares = ({ income, rateChangeIncomes, addedIncome }: TaxPartner): number[] =>
    rateChangeIncomes.flatMap((changeIncome) => [
      (changeIncome - income) / homeIncome,
      (changeIncome - income) / addedIncome,
    ])
  const shares = [
    0,
    1,
    ...listTaxRateChangeShares(first),
    ...listTaxRateChangeShares(second).map((share) => 1 - share),
  ]
  const sorted = [...new Set(shares.filter((share) => share >= 0 && share <= 1))].sort((a, b) => a - b)
  const candidates = sorted.map((share) => ({ share, taxes: getTaxMinusCredits(share) }))
  const zeroTaxShares = candidates.flatMap((candidate, index) => {
    const next = candidates[index + 1]
    return [0, 1].flatMap((person) => {
      const [from = 0, to = 0] = [candidate.taxes[person], next?.taxes[person]]
      const crosses = next && from * to < 0
      return crosses ? [candidate.share + ((next.share - candidate.share) * from) / (from - to)] : []
    })
  })
  const zeroTaxCandidates = zeroTaxShares.map((share) => ({ share, taxes: getTaxMinusCredits(share) }))
  const totals = [...candidates, ...zeroTaxCandidates].map(({ share, taxes }) => ({
    share,
    due: Math.max(0, taxes[0]) + Math.max(0, taxes[1]),
  }))
  return totals.reduce((lowest, one) => (one.due < lowest.due - 1e-9 ? one : lowest)).share
}
