import type { RefinanceProposal, RefinanceResult } from '@portal/contract/refinance'

/** Groups of proposals, in display order (REFI-13). */
export const proposalGroupNames = ['matching', 'fitting', 'not_fitting'] as const
export type ProposalGroupName = (typeof proposalGroupNames)[number]

/**
 * Groups proposals (REFI-14). A proposal of the current product line is `matching`, whatever the income; any other is
 * `fitting` or `not_fitting` by the income. Sorts each group by gain, highest first (REFI-12).
 */
export function groupProposals({
  refinance_proposals,
  current_mortgage_situation: { product_line_id },
}: Pick<RefinanceResult, 'refinance_proposals' | 'current_mortgage_situation'>): Record<
  ProposalGroupName,
  RefinanceProposal[]
> {
  const groups: Record<ProposalGroupName, RefinanceProposal[]> = {
    matching: [],
    fitting: [],
    not_fitting: [],
  }
  const sorted = refinance_proposals.toSorted(
    (a, b) => b.gross_total_refinance_difference - a.gross_total_refinance_difference,
  )
  for (const proposal of sorted) {
    const isMatching = product_line_id !== null && proposal.product_line_id === product_line_id
    groups[isMatching ? 'matching' : proposal.fits_on_income ? 'fitting' : 'not_fitting'].push(proposal)
  }
  return groups
}

type VerdictInput = Pick<RefinanceResult, 'refinance_proposals'> &
  Partial<Pick<RefinanceResult, 'home_value'>>

/**
 * Verdict of a comparison: gain; depends on the rate after the fixed period; loss; gain before tax only; does not fit
 * the income; does not fit the home's value; or exceeds the maximum interest-only part.
 */
export type RefinanceVerdict = 'yes' | 'depends' | 'no' | 'net_no' | 'not_fitting' | 'value' | 'interest_only'

/**
 * Returns the lowest and the highest gain of a proposal, in euro. The gain differs between the two assumptions about
 * the rate after the fixed period: the current rate, and the assumed rate.
 */
export function getGainRange(proposal: RefinanceProposal): [lowest: number, highest: number] {
  const { gross_total_refinance_difference: stated, gross_total_refinance_difference_at_current_rate: kept } =
    proposal
  return kept === null ? [stated, stated] : [Math.min(stated, kept), Math.max(stated, kept)]
}

function getProposalVerdict(proposal: RefinanceProposal): RefinanceVerdict {
  const [lowest, highest] = getGainRange(proposal)
  if (highest <= 0) return 'no'
  if (lowest <= 0) return 'depends'
  return (proposal.net_total_refinance_difference ?? lowest) > 0 ? 'yes' : 'net_no'
}

/** Chooses the best proposal, preferably among those that fit the income, and returns its verdict. */
export function chooseVerdict({ refinance_proposals, home_value }: VerdictInput): {
  verdict: RefinanceVerdict
  best: RefinanceProposal | null
  /** Whether a proposal that does not fit the income has a gain. */
  elsewhere: boolean
} {
  const findHighestGain = (proposals: readonly RefinanceProposal[]) =>
    proposals.reduce<RefinanceProposal | null>(
      (best, one) =>
        best && best.gross_total_refinance_difference >= one.gross_total_refinance_difference ? best : one,
      null,
    )
  const fitting = findHighestGain(refinance_proposals.filter(({ fits_on_income }) => fits_on_income))
  const best = fitting ?? findHighestGain(refinance_proposals)
  const elsewhere = refinance_proposals.some(
    (one) => !one.fits_on_income && one.gross_total_refinance_difference > 0,
  )
  if (!best) return { verdict: 'no', best, elsewhere }
  if (!fitting) return { verdict: 'not_fitting', best, elsewhere }
  if (!home_value || home_value.fits) return { verdict: getProposalVerdict(fitting), best, elsewhere }
  return { verdict: home_value.excess > 0 ? 'value' : 'interest_only', best, elsewhere }
}

/** Lowest rate of all products for a period in months, as a fraction; null if none offers it. */
export function findLowestRate(
  { interest_rates_per_product }: Pick<RefinanceResult, 'interest_rates_per_product'>,
  period: number,
): number | null {
  const rates = Object.values(interest_rates_per_product).flatMap((rates) => rates[String(period)] ?? [])
  return rates.length > 0 ? Math.min(...rates) : null
}
