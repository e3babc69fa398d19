import { createFigure, type Figure } from './figure.ts'
import type { Norms } from './norms.ts'

/**
 * Monthly wage on which benefits are based (Dagloonbesluit): the wage of one working day, at most the maximum daily
 * wage, times the working days in a month.
 */
export function calculateMonthlyWage(norms: Norms, yearWage: number): Figure {
  const { maximum, days_a_year, days_a_month } = norms['day-wage']
  const maximumMonth = maximum.value * days_a_month.value
  const value = Math.min((yearWage / days_a_year.value) * days_a_month.value, maximumMonth)
  return createFigure('month_wage', value, { wage: yearWage, maximum_wage: maximumMonth }, maximum.source)
}

/** Calculates the unemployment benefit in a month. `month` is the number of the benefit's month, from 1. */
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
 * Duration of unemployment benefit in months (Werkloosheidswet art. 42 and 42d). Each of the first ten years of work,
 * each later year before 2016 and each later year since 2016 counts for a different number of months.
 * @param before2016AboveTen years of work before 2016 above the first ten
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

/**
 * Duration of unemployment benefit in months for a person with `years` years of work until today; the minimum
 * duration if `years` is unknown.
 */
export function calculateBenefitMonths(
  norms: Norms,
  years: number | null | undefined,
  today: string,
): number {
  if (years == null) return norms['work-benefits'].unemployment.value.min_months
  const before2016 = years - (Number(today.slice(0, 4)) - 2016)
  return calculateUnemploymentMonths(norms, years, Math.max(0, before2016 - 10))
}

/** Calculates the employer's monthly pay during the first two years of illness (BW 7:629). */
export function calculateSickPay(norms: Norms, wage: Figure): Figure {
  const { value: percent, source } = norms['work-benefits'].sick_pay
  return createFigure('sick_pay', (wage.value * percent) / 100, { month_wage: wage, percent }, source)
}

export type IncapacityPhase = 'wage_related' | 'follow_up'

export interface IncapacityAssumptions {
  /** Lost earning capacity in percent. */
  percent: number
  /** Whether full incapacity is permanent. */
  isDurable?: boolean
  /** Percentage of the remaining earning capacity that the person uses. */
  capacityUse: number
  /** Number of the benefit's month, from 1. */
  month: number
  phase: IncapacityPhase
}

export interface IncapacityIncome {
  benefit: Figure
  wage: Figure
}

/**
 * Calculates the monthly benefit and remaining wage of an incapacitated person (WIA). Full and permanent incapacity
 * gives a fixed percentage of the wage (IVA, art. 51). Every other benefit is a percentage that is higher in the first
 * months:
 * - Full incapacity: of the whole wage.
 * - Partial incapacity in the wage-related phase, or if the person uses all remaining earning capacity: of the lost
 * wage (art. 61(1) and (2)).
 * - Partial incapacity later, if the person uses enough of the remaining capacity: of the lost earning capacity (art.
 * 61(4)).
 * If the person uses less, the benefit is a percentage of the minimum wage (art. 62). If the wage exceeds the maximum
 * daily wage, the benefit counts both the wage and the remaining wage only in proportion.
 */
export function calculateIncapacityIncome(
  norms: Norms,
  yearWage: number,
  { percent, isDurable = false, capacityUse, month, phase }: IncapacityAssumptions,
): IncapacityIncome {
  const wage = calculateMonthlyWage(norms, yearWage)
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
