import type { ScenarioTimeline, ScenarioYear } from '@portal/contract/scenario'
import { roundToCents } from '@portal/domain/money'
import { addMonths } from '@portal/time/calendar-day'
import { type Affordability, assessAffordability } from './affordability.ts'
import type { ProjectedChange } from './household-projection.ts'
import { getStateWithoutEvents } from './household-state.ts'
import { type InsuranceCover, repayLoan } from './insurance-cover.ts'
import { removePartsOwnedBy, type ScenarioContext } from './scenario-context.ts'
import {
  assessAffordabilityInMonth,
  createScenarioStep,
  groupChangesByMonth,
  type Scenario,
} from './scenario-outcome.ts'

const getTermMonths = ({ parts }: ScenarioContext): number =>
  Math.max(12, ...parts.map(({ part }) => part.months))

/** Lists the ends of fixed-rate periods and of loan parts. */
const listLoanChanges = ({ parts }: ScenarioContext): ProjectedChange[] =>
  parts
    .filter(({ part }) => part.debt > 0)
    .flatMap(({ part }) => [
      ...(part.fixedMonths > 0 && part.fixedMonths < part.months
        ? [{ month: part.fixedMonths, change: 'fixed_end' as const }]
        : []),
      { month: part.months, change: 'part_end' as const },
    ])

/** A period without changes: from month `from` up to, but not including, month `to`. */
interface UnchangedSpan {
  from: number
  to: number
  affordability: Affordability
}

/** Calculates the totals of the twelve months from month `from` on. */
function calculateYearTotals(
  { today }: ScenarioContext,
  from: number,
  spans: readonly UnchangedSpan[],
): ScenarioYear {
  const sumMonths = (of: (affordability: Affordability) => number) =>
    spans.reduce((sum, span) => {
      const months = Math.min(span.to, from + 12) - Math.max(span.from, from)
      return months > 0 ? sum + of(span.affordability) * months : sum
    }, 0)
  return {
    from: addMonths(today, from),
    net_income: roundToCents(sumMonths(({ income }) => income.value)),
    payments: roundToCents(sumMonths(({ payments }) => payments.value)),
    maximum_payments: roundToCents(sumMonths(({ maximumPayments }) => maximumPayments.value)),
    months_short: sumMonths(({ fits }) => (fits ? 0 : 1)),
  }
}

/** Calculates the totals of each year and the result of each month with a change, until the end of the loan's term. */
function calculateYearsAndSteps(
  context: ScenarioContext,
  scenario: Scenario,
  cover: InsuranceCover | null,
  term: number,
) {
  const changes = [
    ...scenario.projection.changes,
    ...listLoanChanges(context),
    ...(cover?.changes ?? []),
  ].filter(({ month }) => month < term)
  const years = Array.from({ length: Math.ceil(term / 12) }, (_, year) => year * 12)
  const starts = [...new Set([...years, ...changes.map(({ month }) => month)])].sort((a, b) => a - b)
  const spans = starts.map((from, place) => ({
    from,
    to: starts[place + 1] ?? years.length * 12,
    affordability: assessAffordabilityInMonth(context, scenario, from, cover),
  }))
  const kinds = groupChangesByMonth(changes)
  return {
    years: years.map((from) => calculateYearTotals(context, from, spans)),
    steps: spans.flatMap(({ from, affordability }) => {
      const begins = kinds.get(from)
      return begins ? [createScenarioStep(context, from, begins, affordability)] : []
    }),
  }
}

/**
 * Calculates a scenario for every year until the end of the term, and for each month with a change. A one-time
 * insurance payment repays the loan today.
 */
export function calculateTimeline(fullContext: ScenarioContext, scenario: Scenario): ScenarioTimeline {
  const { household, projection, cover } = scenario
  const context = removePartsOwnedBy(fullContext, projection.leavingPerson)
  const term = Math.max(getTermMonths(context), projection.eventMonth + 12)
  const now = {
    from: 0,
    to: 12,
    affordability: assessAffordability(fullContext, getStateWithoutEvents(household, 0)),
  }
  const insured = cover && repayLoan(context, cover.amount)
  return {
    before: calculateYearTotals(fullContext, 0, [now]),
    ...calculateYearsAndSteps(context, scenario, null, term),
    insured: insured && calculateYearsAndSteps(insured, scenario, cover, term),
  }
}
