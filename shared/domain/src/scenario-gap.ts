import type { ScenarioResult } from '@portal/contract/scenario'
import { roundToCents } from './money.ts'

/** Monthly shortfall of a scenario, and the repayment that would remove it. */
export interface ScenarioGap {
  /**
   * Whole euros a month by which payments exceed the limit of the norms, directly or after a benefit ends; 0 if they do
   * not.
   */
  monthly: number
  /**
   * Repayment of debt in euro, spread over all parts, after which payments meet the limit and the debt can be
   * refinanced. 0 if no repayment is needed; null if it cannot be derived or only full repayment suffices.
   */
  debt: number | null
}

/** The repayment is rounded up to a multiple of this, in euro, so that it suffices. */
const debtRoundingStep = 100
/** Share of the debt by which rounding the combined test rate to three decimals may disadvantage the customer. */
const maxRoundingShare = 0.0001
/** Maximum total effect in euro of rounding each payment to cents, over the term and for all parts together. */
const maxRoundingEuro = 25

/**
 * Derives the shortfall of a scenario from the figures of its result. Payments shrink in proportion to the debt while
 * the limit of the norms stays the same, so their excess shares are equal. The premium of a part with savings need not
 * shrink, and a limit by the home's value counts one kind of debt only: then no debt reduction is given.
 * @param isRepaid whether every part of the loan is repaid or interest-only, so that no savings are involved
 */
export function calculateScenarioGap(
  result: Pick<ScenarioResult, 'verdict' | 'mortgage_situation' | 'maximum_mortgage' | 'figures' | 'steps'>,
  isRepaid: boolean,
): ScenarioGap {
  const { verdict, mortgage_situation, maximum_mortgage, figures, steps } = result
  const { monthly_payments: needed, remaining_sum: debt } = mortgage_situation
  const short = verdict.can_pay_mortgage ? 0 : Math.max(0, needed - maximum_mortgage.monthly_payments)
  const tooMuch = verdict.can_prolong_mortgage ? 0 : Math.max(0, debt - maximum_mortgage.total_sum)
  const isLimited = !verdict.can_prolong_mortgage && figures?.['verdict.can_prolong_mortgage'] !== undefined
  const less = Math.max(tooMuch, needed > 0 ? (debt * short) / needed : 0)
  const enough =
    less > 0
      ? Math.ceil((less + debt * maxRoundingShare + maxRoundingEuro) / debtRoundingStep) * debtRoundingStep
      : 0
  const later = (steps ?? []).map(({ fits, monthly_payments, maximum_payments }) =>
    fits ? 0 : monthly_payments - maximum_payments,
  )
  const isKnown = isRepaid && !isLimited && later.every((lack) => lack === 0)
  return {
    monthly: Math.ceil(roundToCents(Math.max(short, ...later))),
    debt: isKnown && (enough < debt || enough === 0) ? enough : null,
  }
}
