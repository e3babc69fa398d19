import { addMonths, monthsUntil } from '@portal/contract/day'
import type { AdvicePolicy } from '@portal/contract/scenario'
import { type Figure, figure } from '../figure.ts'
import { planPart } from '../loan-part.ts'
import type { Change } from './course.ts'
import { type HeldPart, type Setting, withParts } from './setting.ts'

/** What policies pay when something happens to a person. */
export interface Cover {
  /** Paid once, in euro; null: nothing. */
  amount: Figure | null
  /** Paid in a month from today; null: nothing then. */
  monthlyAt(month: number): Figure | null
  /** When it begins and ends to pay by the month. */
  changes: readonly Change[]
}

/** What a cover is looked up for. */
export interface Insured {
  who: AdvicePolicy['insured']
  covers: AdvicePolicy['covers']
  birth: string
  today: string
  /** Share of the monthly benefit that is paid, in percent: that of a partial incapacity. */
  percent?: number
}

interface Spell {
  from: number
  /** First month without; infinite where it does not end. */
  to: number
  monthly: number
}

/** Months from today to a person's birthday. */
const monthsToAge = (birth: string, age: number, today: string): number =>
  monthsUntil(today, addMonths(birth, Math.round(age * 12)))

/** Months in which a policy pays, of an event today. */
function spellOf(policy: AdvicePolicy, { birth, today, percent = 100 }: Insured): Spell | null {
  const monthly = ((policy.monthly_benefit ?? 0) * percent) / 100
  const from = policy.waiting_months
  const ends = [
    ...(policy.duration_in_months == null ? [] : [from + policy.duration_in_months]),
    ...(policy.remaining_months == null ? [] : [policy.remaining_months]),
    ...(policy.end_age == null ? [] : [monthsToAge(birth, policy.end_age, today)]),
  ]
  const to = Math.min(Number.POSITIVE_INFINITY, ...ends)
  return monthly > 0 && to > from ? { from, to, monthly } : null
}

const isInForce = (policy: AdvicePolicy, { birth, today }: Insured): boolean =>
  (policy.remaining_months ?? 1) > 0 &&
  (policy.end_age == null || monthsToAge(birth, policy.end_age, today) > 0)

/** What policies pay of an event today; null where none of them does. */
export function coverOf(policies: readonly AdvicePolicy[], insured: Insured): Cover | null {
  const counted = policies.filter(
    (policy) =>
      policy.insured === insured.who &&
      policy.covers === insured.covers &&
      policy.beneficiary !== 'other' &&
      isInForce(policy, insured),
  )
  const amounts = insured.covers === 'death' ? counted.flatMap(({ amount }) => (amount ? [amount] : [])) : []
  const spells = counted.flatMap((policy) => spellOf(policy, insured) ?? [])
  if (amounts.length + spells.length === 0) return null
  const paid = amounts.reduce((sum, amount) => sum + amount, 0)
  return {
    amount: paid > 0 ? figure('cover_amount', paid, { policy_amount: amounts }) : null,
    monthlyAt: (month) => {
      const monthly = spells
        .filter(({ from, to }) => month >= from && month < to)
        .map((spell) => spell.monthly)
      if (monthly.length === 0) return null
      const sum = monthly.reduce((whole, one) => whole + one, 0)
      return figure('cover_benefit', sum, { policy_benefit: monthly })
    },
    changes: spells.flatMap(({ from, to }) => [
      { month: from, change: 'cover_begin' as const },
      ...(Number.isFinite(to) ? [{ month: to, change: 'cover_end' as const }] : []),
    ]),
  }
}

/** A part of which a share of the debt is left, with the same share of what is saved for it. */
function shrunk(held: HeldPart, share: number, amount: Figure, today: string): HeldPart {
  const { part } = held
  const debt = part.debt * share
  const left = figure('remaining_debt', debt, { principal: part.debt, cover_amount: amount })
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

const debtOf = (parts: readonly HeldPart[]): number => parts.reduce((sum, { part }) => sum + part.debt, 0)

/** The loan after an amount was repaid on it today: on the parts of the home alike, then on those of other homes. */
export function afterRepaying(setting: Setting, amount: Figure | null): Setting {
  if (!amount) return setting
  const onHome = debtOf(setting.parts.filter(({ isOnHome }) => isOnHome))
  const elsewhere = debtOf(setting.parts) - onHome
  const left = (debt: number, paid: number) => (debt > 0 ? Math.max(0, debt - paid) / debt : 1)
  const home = left(onHome, amount.value)
  const other = left(elsewhere, Math.max(0, amount.value - onHome))
  return withParts(
    setting,
    setting.parts.map((held) => shrunk(held, held.isOnHome ? home : other, amount, setting.today)),
  )
}
