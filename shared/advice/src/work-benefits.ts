import { type Figure, figure } from './figure.ts'
import type { Norms } from './norms.ts'

/** The wage of a month that benefits are a share of: a year's wage by days, up to the highest day wage. */
export function monthWage(norms: Norms, yearWage: number): Figure {
  const { maximum, days_a_year, days_a_month } = norms['day-wage']
  const maximumMonth = maximum.value * days_a_month.value
  const value = Math.min((yearWage / days_a_year.value) * days_a_month.value, maximumMonth)
  return figure('month_wage', value, { wage: yearWage, maximum_wage: maximumMonth }, maximum.source)
}

/** The unemployment benefit of a month, the first being 1. */
export function unemploymentBenefit(norms: Norms, wage: Figure, month: number): Figure {
  const { value, source } = norms['work-benefits'].unemployment
  const percent = month <= value.first_months ? value.percent_first_months : value.percent_after
  return figure('unemployment_benefit', (wage.value * percent) / 100, { month_wage: wage, percent }, source)
}

/**
 * How many months the unemployment benefit lasts, by years of work; of those above ten, the ones before 2016 count whole.
 * @internal The file does not know how long someone has worked: only the worked examples of the norms ask for it.
 */
export function unemploymentMonths(norms: Norms, years: number, before2016AboveTen = 0): number {
  const { value } = norms['work-benefits'].unemployment
  const aboveTen = Math.max(0, years - 10)
  const whole = Math.min(before2016AboveTen, aboveTen)
  const months =
    Math.min(years, 10) * value.months_a_year_first_ten +
    whole * value.months_a_year_before_2016_above_ten +
    (aboveTen - whole) * value.months_a_year_after
  return Math.min(value.max_months, Math.max(value.min_months, Math.floor(months)))
}

/** How someone who can work less is reckoned to fare. */
export interface Incapacity {
  /** Percent that the person can earn less. */
  percent: number
  /** Share in percent of the remaining capacity that is put to use. */
  capacityUse: number
  /** Month of the benefit, the first being 1. */
  month: number
}

/** What someone has a month who can work less. */
export interface IncapacityIncome {
  benefit: Figure
  /** What is still earned. */
  wage: Figure
}

/**
 * Benefit and wage of someone who cannot work in full (WIA, not durable): a share of the month wage from full
 * incapacity on; below that a supplement on the wage when enough of the remaining capacity is used, else the
 * follow-up benefit on the minimum wage.
 */
export function incapacityIncome(
  norms: Norms,
  wage: Figure,
  { percent, capacityUse, month }: Incapacity,
): IncapacityIncome {
  const { value, source } = norms['work-benefits'].incapacity
  const share = month <= value.first_months ? value.percent_first_months : value.percent_after
  if (percent >= value.full_percent) {
    return {
      benefit: figure(
        'incapacity_benefit',
        (wage.value * share) / 100,
        { month_wage: wage, percent: share },
        source,
      ),
      wage: figure('remaining_wage', 0, { month_wage: wage, residual_capacity: 0 }),
    }
  }
  const residual = (wage.value * (100 - percent)) / 100
  const earned = figure('remaining_wage', (residual * capacityUse) / 100, {
    month_wage: wage,
    residual_capacity: 100 - percent,
    capacity_use: capacityUse,
  })
  if (percent < value.min_percent)
    return { benefit: figure('incapacity_benefit', 0, { month_wage: wage }, source), wage: earned }
  if (capacityUse < value.capacity_use_percent) {
    const minimum = norms['minimum-wage'].monthly.value
    const step = value.follow_up.findLast(({ from }) => percent >= from)
    const base = Math.min(minimum, wage.value)
    const benefit = figure(
      'incapacity_benefit',
      (base * (step?.percent ?? 0)) / 100,
      { minimum_wage: minimum, month_wage: wage, percent: step?.percent ?? 0 },
      source,
    )
    return { benefit, wage: earned }
  }
  const counted = capacityUse >= 100 ? earned.value : residual
  const benefit = figure(
    'incapacity_benefit',
    ((wage.value - counted) * share) / 100,
    { month_wage: wage, residual_capacity: 100 - percent, percent: share },
    source,
  )
  return { benefit, wage: earned }
}
