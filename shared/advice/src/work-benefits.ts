import { createFigure, type Figure } from './figure.ts'
import type { Norms } from './norms.ts'

/**
 * Monthly wage from which benefits are calculated: the yearly wage converted to a month by numbers of working days, up
 * to the maximum daily wage.
 */
export function calculateMonthWage(norms: Norms, yearWage: number): Figure {
  const { maximum, days_a_year, days_a_month } = norms['day-wage']
  const maximumMonth = maximum.value * days_a_month.value
  const value = Math.min((yearWage / days_a_year.value) * days_a_month.value, maximumMonth)
  return createFigure('month_wage', value, { wage: yearWage, maximum_wage: maximumMonth }, maximum.source)
}

/** Unemployment benefit in a month, counted from 1. */
export function calculateUnemploymentBenefit(norms: Norms, wage: Figure, month: number): Figure {
  const { value, source } = norms['work-benefits'].unemployment
  const percent = month <= value.first_months ? value.percent_first_months : value.percent_after
  return createFigure(
    'unemployment_benefit',
    (wage.value * percent) / 100,
    { month_wage: wage, percent },
    source,
  )
}

/**
 * Months of unemployment benefit by years of work; of the years above ten, those before 2016 count in full
 * (Werkloosheidswet art. 42 and 42d).
 */
export function calculateUnemploymentMonths(norms: Norms, years: number, before2016AboveTen = 0): number {
  const { value } = norms['work-benefits'].unemployment
  const aboveTen = Math.max(0, years - 10)
  const whole = Math.min(before2016AboveTen, aboveTen)
  const months =
    Math.min(years, 10) * value.months_a_year_first_ten +
    whole * value.months_a_year_before_2016_above_ten +
    (aboveTen - whole) * value.months_a_year_after
  return Math.min(value.max_months, Math.max(value.min_months, Math.floor(months)))
}

/** Months of unemployment benefit after `years` consecutive years of work until a day; the minimum if unknown. */
export function calculateBenefitMonths(
  norms: Norms,
  years: number | null | undefined,
  today: string,
): number {
  if (years == null) return norms['work-benefits'].unemployment.value.min_months
  const before2016 = years - (Number(today.slice(0, 4)) - 2016)
  return calculateUnemploymentMonths(norms, years, Math.max(0, before2016 - 10))
}

/** Monthly pay by the employer in the first two years of illness (BW 7:629). */
export function calculateSickPay(norms: Norms, wage: Figure): Figure {
  const { value: percent, source } = norms['work-benefits'].sick_pay
  return createFigure('sick_pay', (wage.value * percent) / 100, { month_wage: wage, percent }, source)
}

/** Phase of the benefit for partial incapacity: wage-related in the first months, or the follow-up. */
export type IncapacityPhase = 'wage_related' | 'follow_up'

/** Assumptions about a partly incapacitated person. */
export interface IncapacityAssumptions {
  /** Loss of earning capacity in percent. */
  percent: number
  /** Whether it is permanent; only relevant for full incapacity. */
  isDurable?: boolean
  /** Percentage of the remaining capacity that is used. */
  capacityUse: number
  /** Month of the benefit, from 1. */
  month: number
  phase: IncapacityPhase
}

/** Monthly income of a partly incapacitated person. */
export interface IncapacityIncome {
  benefit: Figure
  /** Remaining wage. */
  wage: Figure
}

/**
 * Benefit and wage of an incapacitated person (WIA). Full and permanent: a fixed share of the monthly wage (IVA, art.
 * 51); full but not permanent: the share of unemployment benefits. Partial: in the wage-related phase that share of the
 * lost wage (art. 61(1)). Afterwards, that share of the lost earning capacity if enough of the remaining capacity is
 * used (art. 61(4)), or of the lost wage if all of it is used (art. 61(2)); otherwise the follow-up benefit on the
 * minimum wage (art. 62). For wages above the maximum, the remaining wage counts in proportion.
 */
export function calculateIncapacityIncome(
  norms: Norms,
  yearWage: number,
  { percent, isDurable = false, capacityUse, month, phase }: IncapacityAssumptions,
): IncapacityIncome {
  const wage = calculateMonthWage(norms, yearWage)
  const { value, source } = norms['work-benefits'].incapacity
  const isFull = percent >= value.full_percent
  const share =
    isFull && isDurable
      ? value.durable_benefit_percent
      : month <= value.first_months
        ? value.percent_first_months
        : value.percent_after
  if (isFull) {
    const inputs = { month_wage: wage, percent: share }
    return {
      benefit: createFigure('incapacity_benefit', (wage.value * share) / 100, inputs, source),
      wage: createFigure('remaining_wage', 0, { month_wage: wage, residual_capacity: 0 }),
    }
  }
  const left = 100 - percent
  const earned = createFigure('remaining_wage', ((yearWage / 12) * left * capacityUse) / 1e4, {
    wage: yearWage,
    residual_capacity: left,
    capacity_use: capacityUse,
  })
  if (percent < value.min_percent)
    return { benefit: createFigure('incapacity_benefit', 0, { month_wage: wage }, source), wage: earned }
  if (phase === 'follow_up' && capacityUse < value.capacity_use_percent) {
    const minimum = norms['minimum-wage'].monthly.value
    const step = value.follow_up.findLast(({ from }) => percent >= from)
    const base = Math.min(minimum, wage.value)
    const inputs = { minimum_wage: minimum, month_wage: wage, percent: step?.percent ?? 0 }
    const benefit = createFigure('incapacity_benefit', (base * (step?.percent ?? 0)) / 100, inputs, source)
    return { benefit, wage: earned }
  }
  const isByEarnings = phase === 'wage_related' || capacityUse >= 100
  const counted = (wage.value * left * (isByEarnings ? Math.min(capacityUse, 100) : 100)) / 1e4
  const benefit = createFigure(
    'incapacity_benefit',
    ((wage.value - counted) * share) / 100,
    {
      month_wage: wage,
      residual_capacity: left,
      ...(isByEarnings && { capacity_use: capacityUse }),
      percent: share,
    },
    source,
  )
  return { benefit, wage: earned }
}
