import { resultsOf, type Scenario } from './scenarios.ts'

/** How far beyond what is needed the bars go at most. */
const beyond = 2.5

/** Euro a month at the end of every bar, so that they can be compared: the most that is possible or needed anywhere. */
export function scaleOf(scenarios: readonly Scenario[]): number {
  const results = scenarios.flatMap(resultsOf)
  const needed = Math.max(0, ...results.map(({ mortgage_situation }) => mortgage_situation.monthly_payments))
  const possible = Math.max(0, ...results.map(({ maximum_mortgage }) => maximum_mortgage.monthly_payments))
  const most = Math.max(needed, needed > 0 ? Math.min(possible, needed * beyond) : possible)
  return most * 1.05
}
