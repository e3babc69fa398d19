import { addMonths } from '@portal/contract/calendar-day'
import type { ScenarioResult, ScenarioStep } from '@portal/contract/scenario'
import { roundToCents } from '@portal/domain/money'
import type { Figure } from '../figure.ts'
import {
  type Affordability,
  type AssessedOutcome,
  type AssessOptions,
  assessAffordabilityAt,
  assessMoment,
} from './assess.ts'
import {
  findBenefitChanges,
  getHouseholdInMonth,
  type ScenarioCourse,
  type ScenarioCourseChange,
} from './course.ts'
import { type InsuranceCover, repayLoan } from './cover.ts'
import type { Household } from './household-at.ts'
import { type ScenarioContext, withoutPartsOwnedBy } from './scenario-context.ts'

/** A scenario of a household: the event and the policy payments after it. */
export interface Scenario {
  household: Household
  course: ScenarioCourse
  cover: InsuranceCover | null
}

/** Affordability in a month of a scenario, before or after the event. */
export const assessAffordabilityInMonth = (
  setting: ScenarioContext,
  { household, course }: Scenario,
  month: number,
  cover: InsuranceCover | null,
): Affordability =>
  assessAffordabilityAt(
    setting,
    getHouseholdInMonth(household, course, month),
    month < course.at ? null : (cover?.monthlyAt(month) ?? null),
  )

/** A month of a scenario, in cents. */
export const createMonthStep = (
  { today }: ScenarioContext,
  month: number,
  changes: ScenarioStep['changes'],
  { income, payments, most, fits }: Affordability,
): ScenarioStep => ({
  month,
  date: addMonths(today, month),
  changes,
  net_monthly_income: roundToCents(income.value),
  monthly_payments: roundToCents(payments.value),
  maximum_payments: roundToCents(most.value),
  fits,
})

/** Changes grouped by month, in order. */
export function groupChangesByMonth(
  changes: readonly ScenarioCourseChange[],
): Map<number, ScenarioCourseChange['change'][]> {
  const months = new Map<number, ScenarioCourseChange['change'][]>()
  for (const { month, change } of [...changes].sort((a, b) => a.month - b.month)) {
    const known = months.get(month) ?? []
    if (!known.includes(change)) months.set(month, [...known, change])
  }
  return months
}

/** Later months in which a benefit or policy payment changes, until the person is retired. */
function listLaterSteps(
  setting: ScenarioContext,
  scenario: Scenario,
  cover: InsuranceCover | null,
): ScenarioStep[] {
  const { course } = scenario
  const until = course.changes.find(({ change }) => change === 'retired')?.month ?? Number.POSITIVE_INFINITY
  const covered = (cover?.changes ?? []).filter(
    ({ month, change }) => change === 'cover_end' && month > course.counted.months && month < until,
  )
  return [...groupChangesByMonth([...findBenefitChanges(course), ...covered])].map(([month, changes]) =>
    createMonthStep(setting, month, changes, assessAffordabilityInMonth(setting, scenario, month, cover)),
  )
}

/** Whether payments fit in each month of the first year, up to the assessed month. */
const fitsInFirstYear = (
  setting: ScenarioContext,
  scenario: Scenario,
  cover: InsuranceCover | null,
): boolean => {
  const { changes, counted } = scenario.course
  const until = Math.min(12, counted.months)
  const months = [0, ...changes.map(({ month }) => month).filter((month) => month > 0 && month < until)]
  return months.every((month) => assessAffordabilityInMonth(setting, scenario, month, cover).fits)
}

/**
 * Outcome over time. At most 'maybe' if the payments are not affordable in every month, or if there is a starter loan.
 */
function toOutcomeOverTime(
  setting: ScenarioContext,
  scenario: Scenario,
  cover: InsuranceCover | null,
  assessed: AssessedOutcome,
): Omit<ScenarioResult, 'insured'> {
  const { verdict } = assessed
  const steps = listLaterSteps(setting, scenario, cover)
  const isDoubtful =
    verdict.livable === true &&
    (!steps.every(({ fits }) => fits) ||
      setting.parts.some(({ part }) => part.isStarterLoan) ||
      !fitsInFirstYear(setting, scenario, cover))
  const livable = isDoubtful ? ('maybe' as const) : verdict.livable
  return { ...assessed, verdict: { ...verdict, livable }, steps }
}

/** Calculates a scenario: the assessed moment, later months, and the same with policy payments. */
export function calculateOutcome(
  whole: ScenarioContext,
  scenario: Scenario,
  incomeToday: Figure,
  reading: AssessOptions = {},
): ScenarioResult {
  const { course, cover } = scenario
  const setting = withoutPartsOwnedBy(whole, course.leaves)
  const assessWithCover = (in_: ScenarioContext, paid: InsuranceCover | null) =>
    toOutcomeOverTime(
      in_,
      scenario,
      paid,
      assessMoment(in_, course.counted, incomeToday, {
        ...reading,
        cover: paid?.monthlyAt(course.counted.months) ?? null,
      }),
    )
  const insured = cover && {
    ...assessWithCover(repayLoan(setting, cover.amount), cover),
    cover: {
      amount: roundToCents(cover.amount?.value ?? 0),
      monthly: roundToCents(cover.monthlyAt(course.counted.months)?.value ?? 0),
    },
  }
  return { ...assessWithCover(setting, null), insured }
}
