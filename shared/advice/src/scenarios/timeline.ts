import { addMonths } from '@portal/contract/calendar-day'
import type { ScenarioTimeline, ScenarioYear } from '@portal/contract/scenario'
import { roundToCents } from '@portal/domain/money'
import { type Affordability, assessAffordabilityAt } from './assess.ts'
import type { ScenarioCourseChange } from './course.ts'
import { type InsuranceCover, repayLoan } from './cover.ts'
import { getOrdinaryMoment } from './household-at.ts'
import { assessAffordabilityInMonth, createMonthStep, groupChangesByMonth, type Scenario } from './outcome.ts'
import { type ScenarioContext, withoutPartsOwnedBy } from './scenario-context.ts'

/** Months until the end of the last loan part. */
const getTermMonths = ({ parts }: ScenarioContext): number =>
  Math.max(12, ...parts.map(({ part }) => part.months))

/** Ends of fixed rates and of parts; excludes parts that are repaid. */
const listLoanChanges = ({ parts }: ScenarioContext): ScenarioCourseChange[] =>
  parts
    .filter(({ part }) => part.debt > 0)
    .flatMap(({ part }) => [
      ...(part.fixedMonths > 0 && part.fixedMonths < part.months
        ? [{ month: part.fixedMonths, change: 'fixed_end' as const }]
        : []),
      { month: part.months, change: 'part_end' as const },
    ])

/** Months in which nothing changes: from one up to another. */
interface UnchangedSpan {
  from: number
  to: number
  pays: Affordability
}

/** Totals of spans over the twelve months from a month on. */
function calculateYear(
  { today }: ScenarioContext,
  from: number,
  spans: readonly UnchangedSpan[],
): ScenarioYear {
  const sumMonths = (of: (pays: Affordability) => number) =>
    spans.reduce((whole, span) => {
      const months = Math.min(span.to, from + 12) - Math.max(span.from, from)
      return months > 0 ? whole + of(span.pays) * months : whole
    }, 0)
  return {
    from: addMonths(today, from),
    net_income: roundToCents(sumMonths(({ income }) => income.value)),
    payments: roundToCents(sumMonths(({ payments }) => payments.value)),
    maximum_payments: roundToCents(sumMonths(({ most }) => most.value)),
    months_short: sumMonths(({ fits }) => (fits ? 0 : 1)),
  }
}

/** Years and changes of a scenario until the term ends, with policy payments. */
function calculateYearsAndSteps(
  setting: ScenarioContext,
  scenario: Scenario,
  cover: InsuranceCover | null,
  term: number,
) {
  const changes = [...scenario.course.changes, ...listLoanChanges(setting), ...(cover?.changes ?? [])].filter(
    ({ month }) => month < term,
  )
  const years = Array.from({ length: Math.ceil(term / 12) }, (_, year) => year * 12)
  const starts = [...new Set([...years, ...changes.map(({ month }) => month)])].sort((a, b) => a - b)
  const spans = starts.map((from, place) => ({
    from,
    to: starts[place + 1] ?? years.length * 12,
    pays: assessAffordabilityInMonth(setting, scenario, from, cover),
  }))
  const kinds = groupChangesByMonth(changes)
  return {
    years: years.map((from) => calculateYear(setting, from, spans)),
    steps: spans.flatMap(({ from, pays }) => {
      const begins = kinds.get(from)
      return begins ? [createMonthStep(setting, from, begins, pays)] : []
    }),
  }
}

/**
 * Calculates a scenario over time: every year until the term ends, and each month with a change. Insured events happen
 * today, so a payout is repaid at once.
 */
export function calculateTimeline(whole: ScenarioContext, scenario: Scenario): ScenarioTimeline {
  const { household, course, cover } = scenario
  const setting = withoutPartsOwnedBy(whole, course.leaves)
  const term = Math.max(getTermMonths(setting), course.at + 12)
  const now = { from: 0, to: 12, pays: assessAffordabilityAt(whole, getOrdinaryMoment(household, 0)) }
  const insured = cover && repayLoan(setting, cover.amount)
  return {
    before: calculateYear(whole, 0, [now]),
    ...calculateYearsAndSteps(setting, scenario, null, term),
    insured: insured && calculateYearsAndSteps(insured, scenario, cover, term),
  }
}
