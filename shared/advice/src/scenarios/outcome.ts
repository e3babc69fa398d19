import { addMonths } from '@portal/contract/day'
import type { ScenarioResult, ScenarioStep } from '@portal/contract/scenario'
import { toCents } from '@portal/domain/money'
import type { Figure } from '../figure.ts'
import { type Affordability, type Assessed, type AssessOptions, affordabilityAt, assess } from './assess.ts'
import { benefitChanges, type Change, type Course, courseAt } from './course.ts'
import { afterRepaying, type Cover } from './cover.ts'
import type { Household } from './household-at.ts'
import { type ScenarioContext, withoutPartsOf } from './scenario-context.ts'

/** A scenario of a household: the event and the policy payments after it. */
export interface Scenario {
  household: Household
  course: Course
  cover: Cover | null
}

/** Affordability in a month of a scenario, before or after the event. */
export const affordabilityInMonth = (
  setting: ScenarioContext,
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
export const monthStepOf = (
  { today }: ScenarioContext,
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

/** Changes grouped by month, in order. */
export function byMonth(changes: readonly Change[]): Map<number, Change['change'][]> {
  const months = new Map<number, Change['change'][]>()
  for (const { month, change } of [...changes].sort((a, b) => a.month - b.month)) {
    const known = months.get(month) ?? []
    if (!known.includes(change)) months.set(month, [...known, change])
  }
  return months
}

/** Later months in which a benefit or policy payment changes, until the person is retired. */
function laterSteps(setting: ScenarioContext, scenario: Scenario, cover: Cover | null): ScenarioStep[] {
  const { course } = scenario
  const until = course.changes.find(({ change }) => change === 'retired')?.month ?? Number.POSITIVE_INFINITY
  const covered = (cover?.changes ?? []).filter(
    ({ month, change }) => change === 'cover_end' && month > course.counted.months && month < until,
  )
  return [...byMonth([...benefitChanges(course), ...covered])].map(([month, changes]) =>
    monthStepOf(setting, month, changes, affordabilityInMonth(setting, scenario, month, cover)),
  )
}

/** Whether payments fit in each month of the first year, up to the assessed month. */
const fitsInFirstYear = (setting: ScenarioContext, scenario: Scenario, cover: Cover | null): boolean => {
  const { changes, counted } = scenario.course
  const until = Math.min(12, counted.months)
  const months = [0, ...changes.map(({ month }) => month).filter((month) => month > 0 && month < until)]
  return months.every((month) => affordabilityInMonth(setting, scenario, month, cover).fits)
}

/** Outcome over time: at most 'maybe' if payments do not fit in every month, or with a starter loan. */
function outcomeIn(
  setting: ScenarioContext,
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

/** Calculates a scenario: the assessed moment, later months, and the same with policy payments. */
export function outcomeOf(
  whole: ScenarioContext,
  scenario: Scenario,
  incomeToday: Figure,
  reading: AssessOptions = {},
): ScenarioResult {
  const { course, cover } = scenario
  const setting = withoutPartsOf(whole, course.leaves)
  const of = (in_: ScenarioContext, paid: Cover | null) =>
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
