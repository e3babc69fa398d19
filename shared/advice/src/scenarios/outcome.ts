import { addMonths } from '@portal/contract/day'
import type { ScenarioResult, ScenarioStep } from '@portal/contract/scenario'
import { toCents } from '@portal/domain/money'
import type { Figure } from '../figure.ts'
import { type Affordability, type Assessed, affordabilityAt, assess, type Reading } from './assess.ts'
import { benefitChanges, type Change, type Course, courseAt } from './course.ts'
import { afterRepaying, type Cover } from './cover.ts'
import type { Household } from './household-at.ts'
import { type Setting, withoutPartsOf } from './setting.ts'

/** A scenario of a household: what happens, and what policies pay when it does. */
export interface Scenario {
  household: Household
  course: Course
  cover: Cover | null
}

/** What a household can pay in a month of a scenario, before and after it happens. */
export const paysAt = (
  setting: Setting,
  { household, course }: Scenario,
  month: number,
  cover: Cover | null,
): Affordability =>
  affordabilityAt(
    setting,
    courseAt(household, course, month),
    month < course.at ? null : (cover?.monthlyAt(month) ?? null),
  )

/** A month of a scenario, in cents. */
export const stepOf = (
  { today }: Setting,
  month: number,
  changes: ScenarioStep['changes'],
  { income, payments, most, fits }: Affordability,
): ScenarioStep => ({
  month,
  date: addMonths(today, month),
  changes,
  net_monthly_income: toCents(income.value),
  monthly_payments: toCents(payments.value),
  maximum_payments: toCents(most.value),
  fits,
})

/** Changes by the month in which they come, in order. */
export function byMonth(changes: readonly Change[]): Map<number, Change['change'][]> {
  const months = new Map<number, Change['change'][]>()
  for (const { month, change } of [...changes].sort((a, b) => a.month - b.month)) {
    const known = months.get(month) ?? []
    if (!known.includes(change)) months.set(month, [...known, change])
  }
  return months
}

/** Later months in which a benefit or a cover changes, until the person lives on pensions. */
function laterSteps(setting: Setting, scenario: Scenario, cover: Cover | null): ScenarioStep[] {
  const { course } = scenario
  const until = course.changes.find(({ change }) => change === 'retired')?.month ?? Number.POSITIVE_INFINITY
  const covered = (cover?.changes ?? []).filter(
    ({ month, change }) => change === 'cover_end' && month > course.counted.months && month < until,
  )
  return [...byMonth([...benefitChanges(course), ...covered])].map(([month, changes]) =>
    stepOf(setting, month, changes, paysAt(setting, scenario, month, cover)),
  )
}

/** Whether the payments fit in each month of the first year, up to the month that is assessed. */
const fitsInFirstYear = (setting: Setting, scenario: Scenario, cover: Cover | null): boolean => {
  const { changes, counted } = scenario.course
  const until = Math.min(12, counted.months)
  const months = [0, ...changes.map(({ month }) => month).filter((month) => month > 0 && month < until)]
  return months.every((month) => paysAt(setting, scenario, month, cover).fits)
}

/** The outcome of a scenario over time: at most 'maybe' where payments do not fit in every month, or with a simplified loan. */
function outcomeIn(
  setting: Setting,
  scenario: Scenario,
  cover: Cover | null,
  assessed: Assessed,
): Omit<ScenarioResult, 'insured'> {
  const { verdict } = assessed
  const steps = laterSteps(setting, scenario, cover)
  const isDoubtful =
    verdict.livable === true &&
    (!steps.every(({ fits }) => fits) ||
      setting.parts.some(({ part }) => part.isStarterLoan) ||
      !fitsInFirstYear(setting, scenario, cover))
  const livable = isDoubtful ? ('maybe' as const) : verdict.livable
  return { ...assessed, verdict: { ...verdict, livable }, steps }
}

/** Works out a scenario: the moment it is looked at, what comes after it, and the same with what policies pay. */
export function outcomeOf(
  whole: Setting,
  scenario: Scenario,
  incomeToday: Figure,
  reading: Reading = {},
): ScenarioResult {
  const { course, cover } = scenario
  const setting = withoutPartsOf(whole, course.leaves)
  const of = (in_: Setting, paid: Cover | null) =>
    outcomeIn(
      in_,
      scenario,
      paid,
      assess(in_, course.counted, incomeToday, {
        ...reading,
        cover: paid?.monthlyAt(course.counted.months) ?? null,
      }),
    )
  const insured = cover && {
    ...of(afterRepaying(setting, cover.amount), cover),
    cover: {
      amount: toCents(cover.amount?.value ?? 0),
      monthly: toCents(cover.monthlyAt(course.counted.months)?.value ?? 0),
    },
  }
  return { ...of(setting, null), insured }
}
