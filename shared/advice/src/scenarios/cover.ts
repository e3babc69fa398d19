import { addMonths, countMonthsUntil } from '@portal/contract/calendar-day'
import type { AdvicePolicy } from '@portal/contract/scenario'
import { createFigure, type Figure } from '../figure.ts'
import { planPart } from '../loan-part.ts'
import type { ScenarioCourseChange } from './course.ts'
import { type HeldPart, type ScenarioContext, withLoanParts } from './scenario-context.ts'

/** Payments of policies after an event of a person. */
export interface InsuranceCover {
  /** One-time payment in euro; null if there is none. */
  amount: Figure | null
  /** Payment in a month from today; null if there is none. */
  monthlyAt(month: number): Figure | null
  /** Months in which payments start and end. */
  changes: readonly ScenarioCourseChange[]
}

/** Event for which insurance payments are calculated. */
export interface InsuredEvent {
  who: AdvicePolicy['insured']
  covers: AdvicePolicy['covers']
  birth: string
  today: string
  /** Paid percentage of the monthly benefit, for partial incapacity. */
  percent?: number
}

interface BenefitPeriod {
  from: number
  /** First month without payment; infinite if it does not end. */
  to: number
  monthly: number
}

/** Months from today to a person's birthday. */
const countMonthsToAge = (birth: string, age: number, today: string): number =>
  countMonthsUntil(today, addMonths(birth, Math.round(age * 12)))

/** Months in which a policy pays after an event today. */
function getPayingMonths(
  policy: AdvicePolicy,
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

const isInForce = (policy: AdvicePolicy, { birth, today }: InsuredEvent): boolean =>
  (policy.remaining_months ?? 1) > 0 &&
  (policy.end_age == null || countMonthsToAge(birth, policy.end_age, today) > 0)

/** Payments of policies after an event today; null if there are none. */
export function findCover(policies: readonly AdvicePolicy[], insured: InsuredEvent): InsuranceCover | null {
  const counted = policies.filter(
    (policy) =>
      policy.insured === insured.who &&
      policy.covers === insured.covers &&
      policy.beneficiary !== 'other' &&
      isInForce(policy, insured),
  )
  const amounts = insured.covers === 'death' ? counted.flatMap(({ amount }) => (amount ? [amount] : [])) : []
  const spells = counted.flatMap((policy) => getPayingMonths(policy, insured) ?? [])
  if (amounts.length + spells.length === 0) return null
  const paid = amounts.reduce((sum, amount) => sum + amount, 0)
  return {
    amount: paid > 0 ? createFigure('cover_amount', paid, { policy_amount: amounts }) : null,
    monthlyAt: (month) => {
      const monthly = spells
        .filter(({ from, to }) => month >= from && month < to)
        .map((spell) => spell.monthly)
      if (monthly.length === 0) return null
      const sum = monthly.reduce((whole, one) => whole + one, 0)
      return createFigure('cover_benefit', sum, { policy_benefit: monthly })
    },
    changes: spells.flatMap(({ from, to }) => [
      { month: from, change: 'cover_begin' as const },
      ...(Number.isFinite(to) ? [{ month: to, change: 'cover_end' as const }] : []),
    ]),
  }
}

/** A part with a share of its debt, and the same share of its savings. */
function reducePart(held: HeldPart, share: number, amount: Figure, today: string): HeldPart {
  const { part } = held
  const debt = part.debt * share
  const left = createFigure('remaining_debt', debt, { principal: part.debt, cover_amount: amount })
  return {
    ...held,
    ...planPart(
      {
        ...part,
        debt,
        left,
        original: part.original * share,
        saved: part.saved * share,
        premium: part.premium === null ? null : part.premium * share,
      },
      today,
    ),
  }
}

const sumDebt = (parts: readonly HeldPart[]): number => parts.reduce((sum, { part }) => sum + part.debt, 0)

/**
 * The loan after an early repayment today: distributed evenly over parts of the home, then over those of other homes.
 */
export function repayLoan(setting: ScenarioContext, amount: Figure | null): ScenarioContext {
  if (!amount) return setting
  const onHome = sumDebt(setting.parts.filter(({ isOnHome }) => isOnHome))
  const elsewhere = sumDebt(setting.parts) - onHome
  const getRemainingShare = (debt: number, paid: number) => (debt > 0 ? Math.max(0, debt - paid) / debt : 1)
  const home = getRemainingShare(onHome, amount.value)
  const other = getRemainingShare(elsewhere, Math.max(0, amount.value - onHome))
  return withLoanParts(
    setting,
    setting.parts.map((held) => reducePart(held, held.isOnHome ? home : other, amount, setting.today)),
  )
}
