import type { ScenarioStep, ScenarioYear } from '@portal/contract/scenario'
import type { ChartBar } from '@portal/ui/bars'

/** Changes of the loan itself. They are in the table, but not marked in the chart. */
const loanChangeNames = new Set<string>(['fixed_end', 'part_end'])

interface YearBarsInput {
  /** Income and mortgage cost of the current year, without the event of the scenario. */
  before: ScenarioYear
  years: readonly ScenarioYear[]
  steps: readonly ScenarioStep[]
}

/**
 * Creates a bar for today and for each year. A bar consists of the mortgage cost, marked if it exceeds the norms, and
 * the remaining income.
 */
export function createYearBars({ before, years, steps }: YearBarsInput, now: string): ChartBar[] {
  const hasMarkedChange = (place: number) =>
    steps.some(
      ({ month, changes }) =>
        Math.floor(month / 12) === place - 1 && changes.some((change) => !loanChangeNames.has(change)),
    )
  return [before, ...years].map(({ from, net_income, payments, months_short }, place) => {
    const short = months_short > 0
    return {
      id: String(place),
      label: place === 0 ? now : from.slice(0, 4),
      values: [short ? 0 : payments, short ? payments : 0, Math.max(0, net_income - payments)],
      marked: place > 0 && hasMarkedChange(place),
    }
  })
}
