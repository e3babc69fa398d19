import { resultsOf, type Scenario, type ScenarioKey, type Verdict, worstOf } from './scenarios.ts'

/** The answer to "can I stay living here?" over everything that was worked out. */
export interface OverallVerdict {
  answer: 'always' | 'mostly' | 'sometimes' | 'hardly'
  /** Scenarios in which all goes well. */
  good: readonly ScenarioKey[]
  /** Scenarios to look at, the gravest first. */
  care: readonly ScenarioKey[]
}

/**
 * The verdict over all scenarios: `hardly` where no scenario goes well, `mostly` where at least half do. Moving is no staying and does
 * not count. Null when nothing could be worked out.
 */
export function overallVerdictOf(scenarios: readonly Scenario[]): OverallVerdict | null {
  const judged = scenarios
    .filter(({ key }) => key !== 'move')
    .flatMap((scenario) => {
      const worst = worstOf(resultsOf(scenario))
      return worst ? [{ key: scenario.key, worst }] : []
    })
  if (judged.length === 0) return null
  const that = (verdict: Verdict) => judged.filter(({ worst }) => worst === verdict).map(({ key }) => key)
  const good = that('yes')
  const care = [...that('no'), ...that('maybe')]
  const answer =
    care.length === 0
      ? 'always'
      : good.length === 0
        ? 'hardly'
        : good.length >= care.length
          ? 'mostly'
          : 'sometimes'
  return { answer, good, care }
}
