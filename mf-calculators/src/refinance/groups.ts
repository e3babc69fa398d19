import type { RefinanceProposal, RefinanceResult } from '@portal/contract/refinance'

/** Groups of proposals in the order in which they are shown (REFI-13). */
export const groupNames = ['matching', 'fitting', 'not_fitting'] as const
export type GroupName = (typeof groupNames)[number]

/**
 * Proposals by group, each in one (REFI-14): the product line of the current loan whatever its income, else by whether
 * the income carries it. Within a group what brings most comes first (REFI-12).
 */
export function groupsOf({
  refinance_proposals,
  current_mortgage_situation: { product_line_id },
}: Pick<RefinanceResult, 'refinance_proposals' | 'current_mortgage_situation'>): Record<
  GroupName,
  RefinanceProposal[]
> {
  const groups: Record<GroupName, RefinanceProposal[]> = { matching: [], fitting: [], not_fitting: [] }
  const sorted = refinance_proposals.toSorted(
    (a, b) => b.gross_total_refinance_difference - a.gross_total_refinance_difference,
  )
  for (const proposal of sorted) {
    const isMatching = product_line_id !== null && proposal.product_line_id === product_line_id
    groups[isMatching ? 'matching' : proposal.fits_on_income ? 'fitting' : 'not_fitting'].push(proposal)
  }
  return groups
}

/** What the comparison comes to: the best proposal that the income carries, and whether it brings anything. */
export function bestOf({ refinance_proposals }: Pick<RefinanceResult, 'refinance_proposals'>): {
  answer: 'yes' | 'no' | 'not_fitting'
  best: RefinanceProposal | null
  /** Where nothing that the income carries brings anything: whether something else does. */
  elsewhere: boolean
} {
  const most = (proposals: readonly RefinanceProposal[]) =>
    proposals.reduce<RefinanceProposal | null>(
      (best, one) =>
        best && best.gross_total_refinance_difference >= one.gross_total_refinance_difference ? best : one,
      null,
    )
  const fitting = most(refinance_proposals.filter(({ fits_on_income }) => fits_on_income))
  const elsewhere = refinance_proposals.some(
    (one) => !one.fits_on_income && one.gross_total_refinance_difference > 0,
  )
  if (fitting) {
    const answer = fitting.gross_total_refinance_difference > 0 ? 'yes' : 'no'
    return { answer, best: fitting, elsewhere }
  }
  return {
    answer: refinance_proposals.length > 0 ? 'not_fitting' : 'no',
    best: most(refinance_proposals),
    elsewhere,
  }
}

/** Lowest rate of all products for a period in months, as a fraction; null where none offers it. */
export function lowestRate(
  { interest_rates_per_product }: Pick<RefinanceResult, 'interest_rates_per_product'>,
  period: number,
): number | null {
  const rates = Object.values(interest_rates_per_product).flatMap((rates) => rates[String(period)] ?? [])
  return rates.length > 0 ? Math.min(...rates) : null
}
