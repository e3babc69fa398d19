import type { ScenarioResult } from '@portal/contract/scenario'
import { roundToCents } from './money.ts'

export interface ScenarioShortfall {
  /**
   * Whole euros per month by which payments exceed the limit of the norms, at once or after a benefit ends; 0 if the
   * payments fit.
   */
  monthly: number
  /**
   * Repayment in euro after which the payments fit and the debt can be borrowed again; 0 if none is needed, null if it
   * is unknown or only full repayment suffices.
   */
  debt: number | null
}

/** The repayment is rounded up to a multiple of this amount in euro. */
const debtRoundingStep = 100
/** Maximum effect of rounding the test rate to three decimals, as a fraction of the debt. */
const maxTestRateRoundingShare = 0.0001
/** Maximum effect in euro of rounding payments to cents. */
const maxPaymentRoundingEuro = 25

/**
 * Calculates the shortfall of a scenario, and the repayment that removes it. Payments are proportional to the debt, so
 * one repayment reduces both by the same share. The repayment is null if the mortgage has savings, because premiums are
 * not proportional to the debt, or if a limit by home value applies, because it counts only one kind of debt.
 * @param isRepaid true if every part is an annuity, linear or interest-only, so that none has savings
 */
export function calculateScenarioShortfall(
  result: Pick<ScenarioResult, 'verdict' | 'mortgage_situation' | 'maximum_mortgage' | 'figures' | 'steps'>,
  isRepaid: boolean,
): ScenarioShortfall {
  const { verdict, mortgage_situation, maximum_mortgage, figures, steps } = result
  const { monthly_payments: needed, remaining_sum: debt } = mortgage_situation
  const short = verdict.can_pay_mortgage ? 0 : Math.max(0, needed - maximum_mortgage.monthly_payments)
  const tooMuch = verdict.can_prolong_mortgage ? 0 : Math.max(0, debt - maximum_mortgage.total_sum)
  const isLimited = !verdict.can_prolong_mortgage && figures?.['verdict.can_prolong_mortgage'] !== undefined
  const less = Math.max(tooMuch, needed > 0 ? (debt * short) / needed : 0)
  const enough =
    less > 0
      ? Math.ceil((less + debt * maxTestRateRoundingShare + maxPaymentRoundingEuro) / debtRoundingStep) *
        debtRoundingStep
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
