import type { ScenarioResult, ScenarioStep } from '@portal/contract/scenario'
import { roundToCents } from '@portal/domain/money'
import { addMonths } from '@portal/time/calendar-day'
import type { Figure } from '../figure.ts'
import {
  type Affordability,
  type AssessedOutcome,
  type AssessmentOptions,
  assessAffordability,
  assessHouseholdState,
} from './affordability.ts'
import {
  findBenefitChanges,
  getHouseholdStateInMonth,
  type HouseholdProjection,
  type ProjectedChange,
} from './household-projection.ts'
import type { Household } from './household-state.ts'
import { type InsuranceCover, repayLoan } from './insurance-cover.ts'
import { removePartsOwnedBy, type ScenarioContext } from './scenario-context.ts'

/** A projected event with its insurance payments. */
export interface Scenario {
  household: Household
  projection: HouseholdProjection
  cover: InsuranceCover | null
}

export const assessAffordabilityInMonth = (
  context: ScenarioContext,
  { household, projection }: Scenario,
  month: number,
  cover: InsuranceCover | null,
): Affordability =>
  assessAffordability(
    context,
    getHouseholdStateInMonth(household, projection, month),
    month < projection.eventMonth ? null : (cover?.getMonthlyAmount(month) ?? null),
  )

/** Creates the result of a scenario for one month, with amounts rounded to cents. */
export const createScenarioStep = (
  { today }: ScenarioContext,
  month: number,
  changes: ScenarioStep['changes'],
  { income, payments, maximumPayments, fits }: Affordability,
): ScenarioStep => ({
  month,
  date: addMonths(today, month),
  changes,
  net_monthly_income: roundToCents(income.value),
  monthly_payments: roundToCents(payments.value),
  maximum_payments: roundToCents(maximumPayments.value),
  fits,
})

export function groupChangesByMonth(
  changes: readonly ProjectedChange[],
): Map<number, ProjectedChange['change'][]> {
  const months = new Map<number, ProjectedChange['change'][]>()
  for (const { month, change } of [...changes].sort((a, b) => a.month - b.month)) {
    const known = months.get(month) ?? []
    if (!known.includes(change)) months.set(month, [...known, change])
  }
  return months
}

/**
 * Lists the results of the months from the assessed month on in which a benefit decreases or an insurance payment ends,
 * until the person retires.
 */
function listLaterSteps(
  context: ScenarioContext,
  scenario: Scenario,
  cover: InsuranceCover | null,
): ScenarioStep[] {
  const { projection } = scenario
  const until =
    projection.changes.find(({ change }) => change === 'retired')?.month ?? Number.POSITIVE_INFINITY
  const covered = (cover?.changes ?? []).filter(
    ({ month, change }) => change === 'cover_end' && month > projection.assessedState.months && month < until,
  )
  return [...groupChangesByMonth([...findBenefitChanges(projection), ...covered])].map(([month, changes]) =>
    createScenarioStep(context, month, changes, assessAffordabilityInMonth(context, scenario, month, cover)),
  )
}

/** Whether the income permits the payments in every month before the assessed month, within the first year. */
const isAffordableInFirstYear = (
  context: ScenarioContext,
  scenario: Scenario,
  cover: InsuranceCover | null,
): boolean => {
  const { changes, assessedState } = scenario.projection
  const until = Math.min(12, assessedState.months)
  const months = [0, ...changes.map(({ month }) => month).filter((month) => month > 0 && month < until)]
  return months.every((month) => assessAffordabilityInMonth(context, scenario, month, cover).fits)
}

/**
 * Adds the later months to the result of the assessed month. The verdict is at most 'maybe' if the income does not
 * permit the payments in every month, or if a part is a starter loan.
 */
function combineWithLaterSteps(
  context: ScenarioContext,
  scenario: Scenario,
  cover: InsuranceCover | null,
  assessed: AssessedOutcome,
): Omit<ScenarioResult, 'insured'> {
  const { verdict } = assessed
  const steps = listLaterSteps(context, scenario, cover)
  const isDoubtful =
    verdict.livable === true &&
    (!steps.every(({ fits }) => fits) ||
      context.parts.some(({ part }) => part.isStarterLoan) ||
      !isAffordableInFirstYear(context, scenario, cover))
  const livable = isDoubtful ? ('maybe' as const) : verdict.livable
  return { ...assessed, verdict: { ...verdict, livable }, steps }
}

/** Calculates the result of a scenario, without and with insurance payments. */
export function calculateScenarioResult(
  fullContext: ScenarioContext,
  scenario: Scenario,
  incomeToday: Figure,
  options: AssessmentOptions = {},
): ScenarioResult {
  const { projection, cover } = scenario
  const context = removePartsOwnedBy(fullContext, projection.leavingPerson)
  const assessWithCover = (coveredContext: ScenarioContext, paid: InsuranceCover | null) =>
    combineWithLaterSteps(
      coveredContext,
      scenario,
      paid,
      assessHouseholdState(coveredContext, projection.assessedState, incomeToday, {
        ...options,
        cover: paid?.getMonthlyAmount(projection.assessedState.months) ?? null,
      }),
    )
  const insured = cover && {
    ...assessWithCover(repayLoan(context, cover.amount), cover),
    cover: {
      amount: roundToCents(cover.amount?.value ?? 0),
      monthly: roundToCents(cover.getMonthlyAmount(projection.assessedState.months)?.value ?? 0),
    },
  }
  return { ...assessWithCover(context, null), insured }
}
