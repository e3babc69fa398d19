import type { AdviceInsurancePolicy } from '@portal/contract/scenario'
import { addMonths, countMonthsUntil } from '@portal/time/calendar-day'
import { createFigure, type Figure } from '../figure.ts'
import { createScheduledPart } from '../loan-part.ts'
import type { ProjectedChange } from './household-projection.ts'
import { type LoanPartWithOwner, replaceLoanParts, type ScenarioContext } from './scenario-context.ts'

/** Insurance payments after an event. */
export interface InsuranceCover {
  /** One-time payment in euro; null if there is none. */
  amount: Figure | null
  /** Insurance payment in a month; `month` counts from today. Null if nothing is paid in that month. */
  getMonthlyAmount(month: number): Figure | null
  /** Months in which payments start or end. */
  changes: readonly ProjectedChange[]
}

export interface InsuredEvent {
  who: AdviceInsurancePolicy['insured']
  covers: AdviceInsurancePolicy['covers']
  birth: string
  today: string
  /** Percentage of the monthly benefit that is paid, for partial incapacity. */
  percent?: number
}

interface BenefitPeriod {
  from: number
  /** First month without payment; infinite if payments do not end. */
  to: number
  monthly: number
}

const countMonthsToAge = (birth: string, age: number, today: string): number =>
  countMonthsUntil(today, addMonths(birth, Math.round(age * 12)))

/** Returns the months in which a policy pays after an event today; null if there are none. */
function getPayingMonths(
  policy: AdviceInsurancePolicy,
  { birth, today, percent = 100 }: InsuredEvent,
): BenefitPeriod | null {
  const monthly = ((policy.monthly_benefit ?? 0) * percent) / 100
  const from = policy.waiting_months
  const ends = [
    ...(policy.duration_in_months == null ? [] : [from + policy.duration_in_months]),
    ...(policy.remaining_months == null ? [] : [policy.remaining_months]),
    ...(policy.end_age == null ? [] : [countMonthsToAge(birth, policy.end_age, today)]),
  ]
  const to = Math.min(Number.POSITIVE_INFINITY, ...ends)
  return monthly > 0 && to > from ? { from, to, monthly } : null
}

const isPolicyInForce = (policy: AdviceInsurancePolicy, { birth, today }: InsuredEvent): boolean =>
  (policy.remaining_months ?? 1) > 0 &&
  (policy.end_age == null || countMonthsToAge(birth, policy.end_age, today) > 0)

/** Finds the insurance payments after an event today; null if there are none. */
export function findInsuranceCover(
  policies: readonly AdviceInsurancePolicy[],
  insured: InsuredEvent,
): InsuranceCover | null {
  const payingPolicies = policies.filter(
    (policy) =>
      policy.insured === insured.who &&
      policy.covers === insured.covers &&
      policy.beneficiary !== 'other' &&
      isPolicyInForce(policy, insured),
  )
  const amounts =
    insured.covers === 'death' ? payingPolicies.flatMap(({ amount }) => (amount ? [amount] : [])) : []
  const periods = payingPolicies.flatMap((policy) => getPayingMonths(policy, insured) ?? [])
  if (amounts.length + periods.length === 0) return null
  const paid = amounts.reduce((sum, amount) => sum + amount, 0)
  return {
    amount: paid > 0 ? createFigure('cover_amount', paid, { policy_amount: amounts }) : null,
    getMonthlyAmount: (month) => {
      const monthly = periods
        .filter(({ from, to }) => month >= from && month < to)
        .map((period) => period.monthly)
      if (monthly.length === 0) return null
      const sum = monthly.reduce((whole, one) => whole + one, 0)
      return createFigure('cover_benefit', sum, { policy_benefit: monthly })
    },
    changes: periods.flatMap(({ from, to }) => [
      { month: from, change: 'cover_begin' as const },
      ...(Number.isFinite(to) ? [{ month: to, change: 'cover_end' as const }] : []),
    ]),
  }
}

/** Reduces debt, savings and premium of a part to a share. */
function reducePartToShare(
  ownedPart: LoanPartWithOwner,
  share: number,
  amount: Figure,
  today: string,
): LoanPartWithOwner {
  const { part } = ownedPart
  const debt = part.debt * share
  const left = createFigure('remaining_debt', debt, { principal: part.debt, cover_amount: amount })
  return {
    ...ownedPart,
    ...createScheduledPart(
      {
        ...part,
        debt,
        remainingDebtFigure: left,
        original: part.original * share,
        saved: part.saved * share,
        premium: part.premium === null ? null : part.premium * share,
      },
      today,
    ),
  }
}

const sumDebt = (parts: readonly LoanPartWithOwner[]): number =>
  parts.reduce((sum, { part }) => sum + part.debt, 0)

/**
 * Repays the loan early today. The amount first repays the parts on the home, each in proportion to its debt; the rest
 * of the amount repays the parts on other homes.
 */
export function repayLoan(context: ScenarioContext, amount: Figure | null): ScenarioContext {
  if (!amount) return context
  const onHome = sumDebt(context.parts.filter(({ isOnHome }) => isOnHome))
  const elsewhere = sumDebt(context.parts) - onHome
  const getRemainingShare = (debt: number, paid: number) => (debt > 0 ? Math.max(0, debt - paid) / debt : 1)
  const home = getRemainingShare(onHome, amount.value)
  const other = getRemainingShare(elsewhere, Math.max(0, amount.value - onHome))
  return replaceLoanParts(
    context,
    context.parts.map((ownedPart) =>
      reducePartToShare(ownedPart, ownedPart.isOnHome ? home : other, amount, context.today),
    ),
  )
}
