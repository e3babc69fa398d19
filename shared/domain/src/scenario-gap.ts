import type { ScenarioResult } from '@portal/contract/scenario'
import { toCents } from './money.ts'

/** What is lacking in a scenario for the verdict to be good. */
export interface ScenarioGap {
  /** Whole euros a month by which the payments are more than the norms allow, then or once a benefit ends; 0 where they fit. */
  monthly: number
  /**
   * Euro of debt less at that moment, shared over all parts, with which the payments fit and the debt could be lent anew;
   * 0 where both do already, null where the figures do not tell, where it would not last, or nothing but all of it would do.
   */
  debt: number | null
}

/** Debt is rounded up to a multiple of this, so that the amount is enough. */
const hundred = 100
/** Share of the debt by which the test rate of several parts, which has three decimals, may be rounded against the customer. */
const roundingShare = 0.0001
/** Euro that rounding each payment of a part to cents may add up to over its term, at the highest rates, for the parts together. */
const roundingSum = 25

/**
 * The shortfall in a scenario, from the figures of its result alone. Payments shrink in proportion to the debt while
 * the limit by the norms stays the same, so the excess share of the payments is the excess share of the debt. The
 * premium of a part with savings need not shrink, and a limit by the home's value counts one kind of debt only: no debt
 * is given then.
 * @param isRepaid whether every part of the loan is repaid or only bears interest, so that nothing is saved for it
 */
export function gapOf(
  result: Pick<ScenarioResult, 'verdict' | 'mortgage_situation' | 'maximum_mortgage' | 'figures' | 'steps'>,
  isRepaid: boolean,
): ScenarioGap {
  const { verdict, mortgage_situation, maximum_mortgage, figures, steps } = result
  const { monthly_payments: needed, remaining_sum: debt } = mortgage_situation
  const short = verdict.can_pay_mortgage ? 0 : Math.max(0, needed - maximum_mortgage.monthly_payments)
  const tooMuch = verdict.can_prolong_mortgage ? 0 : Math.max(0, debt - maximum_mortgage.total_sum)
  const isLimited = !verdict.can_prolong_mortgage && figures?.['verdict.can_prolong_mortgage'] !== undefined
  const less = Math.max(tooMuch, needed > 0 ? (debt * short) / needed : 0)
  const enough = less > 0 ? Math.ceil((less + debt * roundingShare + roundingSum) / hundred) * hundred : 0
  const later = (steps ?? []).map(({ fits, monthly_payments, maximum_payments }) =>
    fits ? 0 : monthly_payments - maximum_payments,
  )
  const isKnown = isRepaid && !isLimited && later.every((lack) => lack === 0)
  return {
    monthly: Math.ceil(toCents(Math.max(short, ...later))),
    debt: isKnown && (enough < debt || enough === 0) ? enough : null,
  }
}
