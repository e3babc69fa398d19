import { addMonths } from '@portal/contract/day'
import type { ScenarioTimeline, ScenarioYear } from '@portal/contract/scenario'
import { toCents } from '@portal/domain/money'
import { type Affordability, affordabilityAt } from './assess.ts'
import type { Change } from './course.ts'
import { afterRepaying, type Cover } from './cover.ts'
import { ordinaryMoment } from './household-at.ts'
import { affordabilityInMonth, byMonth, monthStepOf, type Scenario } from './outcome.ts'
import { type ScenarioContext, withoutPartsOf } from './scenario-context.ts'

/** Months until the end of the last loan part. */
const termOf = ({ parts }: ScenarioContext): number => Math.max(12, ...parts.map(({ part }) => part.months))

/** Ends of fixed rates and of parts; excludes parts that are repaid. */
const loanChanges = ({ parts }: ScenarioContext): Change[] =>
  parts
    .filter(({ part }) => part.debt > 0)
    .flatMap(({ part }) => [
      ...(part.fixedMonths > 0 && part.fixedMonths < part.months
        ? [{ month: part.fixedMonths, change: 'fixed_end' as const }]
        : []),
      { month: part.months, change: 'part_end' as const },
    ])

/** Months in which nothing changes: from one up to another. */
interface Span {
  from: number
  to: number
  pays: Affordability
}

/** Totals of spans over the twelve months from a month on. */
function yearOf({ today }: ScenarioContext, from: number, spans: readonly Span[]): ScenarioYear {
  const sum = (of: (pays: Affordability) => number) =>
    spans.reduce((whole, span) => {
      const months = Math.min(span.to, from + 12) - Math.max(span.from, from)
      return months > 0 ? whole + of(span.pays) * months : whole
    }, 0)
  return {
    from: addMonths(today, from),
    net_income: toCents(sum(({ income }) => income.value)),
    payments: toCents(sum(({ payments }) => payments.value)),
    maximum_payments: toCents(sum(({ most }) => most.value)),
    months_short: sum(({ fits }) => (fits ? 0 : 1)),
  }
}

/** Years and changes of a scenario until the term ends, with policy payments. */
function courseOver(setting: ScenarioContext, scenario: Scenario, cover: Cover | null, term: number) {
  const changes = [...scenario.course.changes, ...loanChanges(setting), ...(cover?.changes ?? [])].filter(
    ({ month }) => month < term,
  )
  const years = Array.from({ length: Math.ceil(term / 12) }, (_, year) => year * 12)
  const starts = [...new Set([...years, ...changes.map(({ month }) => month)])].sort((a, b) => a - b)
  const spans = starts.map((from, place) => ({
    from,
    to: starts[place + 1] ?? years.length * 12,
    pays: affordabilityInMonth(setting, scenario, from, cover),
  }))
  const kinds = byMonth(changes)
  return {
    years: years.map((from) => yearOf(setting, from, spans)),
    steps: spans.flatMap(({ from, pays }) => {
      const begins = kinds.get(from)
      return begins ? [monthStepOf(setting, from, begins, pays)] : []
    }),
  }
}

/**
 * Calculates a scenario over time: every year until the term ends, and each month with a change. Insured events happen
 * today, so a payout is repaid at once.
 */
export function timelineOf(whole: ScenarioContext, scenario: Scenario): ScenarioTimeline {
  const { household, course, cover } = scenario
  const setting = withoutPartsOf(whole, course.leaves)
  const term = Math.max(termOf(setting), course.at + 12)
  const now = { from: 0, to: 12, pays: affordabilityAt(whole, ordinaryMoment(household, 0)) }
  const insured = cover && afterRepaying(setting, cover.amount)
  return {
    before: yearOf(whole, 0, [now]),
    ...courseOver(setting, scenario, null, term),
    insured: insured && courseOver(insured, scenario, cover, term),
  }
}
