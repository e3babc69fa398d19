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

type Answered = Pick<RefinanceResult, 'refinance_proposals'> & Partial<Pick<RefinanceResult, 'home_value'>>

/**
 * What a comparison comes to: it brings something, costs something, or that depends on the rate after the fixed period;
 * before tax only; it does not fit the income, or the home (its value, or the part of it that may be interest-only).
 */
export type Verdict = 'yes' | 'depends' | 'no' | 'net_no' | 'not_fitting' | 'value' | 'interest_only'

/** Lowest and highest of what a proposal brings, with the rates of today kept and with the rate after the fixed period. */
export function rangeOf(proposal: RefinanceProposal): [lowest: number, highest: number] {
  const { gross_total_refinance_difference: stated, gross_total_refinance_difference_at_current_rate: kept } =
    proposal
  return kept === null ? [stated, stated] : [Math.min(stated, kept), Math.max(stated, kept)]
}

function verdictOf(proposal: RefinanceProposal): Verdict {
  const [lowest, highest] = rangeOf(proposal)
  if (highest <= 0) return 'no'
  if (lowest <= 0) return 'depends'
  return (proposal.net_total_refinance_difference ?? lowest) > 0 ? 'yes' : 'net_no'
}

/** What the comparison comes to: the best proposal that the income carries, and whether the customer can have what it brings. */
export function bestOf({ refinance_proposals, home_value }: Answered): {
  answer: Verdict
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
  const best = fitting ?? most(refinance_proposals)
  const elsewhere = refinance_proposals.some(
    (one) => !one.fits_on_income && one.gross_total_refinance_difference > 0,
  )
  if (!best) return { answer: 'no', best, elsewhere }
  if (!fitting) return { answer: 'not_fitting', best, elsewhere }
  if (!home_value || home_value.fits) return { answer: verdictOf(fitting), best, elsewhere }
  return { answer: home_value.excess > 0 ? 'value' : 'interest_only', best, elsewhere }
}

/** Lowest rate of all products for a period in months, as a fraction; null where none offers it. */
export function lowestRate(
  { interest_rates_per_product }: Pick<RefinanceResult, 'interest_rates_per_product'>,
  period: number,
): number | null {
  const rates = Object.values(interest_rates_per_product).flatMap((rates) => rates[String(period)] ?? [])
  return rates.length > 0 ? Math.min(...rates) : null
}
