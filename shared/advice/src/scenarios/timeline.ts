import { addMonths } from '@portal/contract/day'
import type { ScenarioTimeline, ScenarioYear } from '@portal/contract/scenario'
import { toCents } from '@portal/domain/money'
import { type Affordability, affordabilityAt } from './assess.ts'
import type { Change } from './course.ts'
import { afterRepaying, type Cover } from './cover.ts'
import { ordinaryMoment } from './household-at.ts'
import { byMonth, paysAt, type Scenario, stepOf } from './outcome.ts'
import { type Setting, withoutPartsOf } from './setting.ts'

/** Months until the last part of a loan ends. */
const termOf = ({ parts }: Setting): number => Math.max(12, ...parts.map(({ part }) => part.months))

/** Ends of fixed rates and of parts; what is repaid leaves none. */
const loanChanges = ({ parts }: Setting): Change[] =>
  parts
    .filter(({ part }) => part.debt > 0)
    .flatMap(({ part }) => [
      ...(part.fixedMonths > 0 && part.fixedMonths < part.months
        ? [{ month: part.fixedMonths, change: 'fixed_end' as const }]
        : []),
      { month: part.months, change: 'part_end' as const },
    ])

/** Months, from one up to another, in which nothing changes. */
interface Span {
  from: number
  to: number
  pays: Affordability
}

/** Adds up what spans of months come to in the twelve months from a month on. */
function yearOf({ today }: Setting, from: number, spans: readonly Span[]): ScenarioYear {
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

/** The years and changes of a scenario until the term ends, with what a cover pays. */
function courseOver(setting: Setting, scenario: Scenario, cover: Cover | null, term: number) {
  const changes = [...scenario.course.changes, ...loanChanges(setting), ...(cover?.changes ?? [])].filter(
    ({ month }) => month < term,
  )
  const years = Array.from({ length: Math.ceil(term / 12) }, (_, year) => year * 12)
  const starts = [...new Set([...years, ...changes.map(({ month }) => month)])].sort((a, b) => a - b)
  const spans = starts.map((from, place) => ({
    from,
    to: starts[place + 1] ?? years.length * 12,
    pays: paysAt(setting, scenario, from, cover),
  }))
  const kinds = byMonth(changes)
  return {
    years: years.map((from) => yearOf(setting, from, spans)),
    steps: spans.flatMap(({ from, pays }) => {
      const begins = kinds.get(from)
      return begins ? [stepOf(setting, from, begins, pays)] : []
    }),
  }
}

/**
 * Works a scenario out over time: every year until the term ends, and each month in which something changes. What policies
 * cover happens today, so a payout is repaid at once.
 */
export function timelineOf(whole: Setting, scenario: Scenario): ScenarioTimeline {
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
