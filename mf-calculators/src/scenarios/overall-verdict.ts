import { resultsOf, type Scenario, type ScenarioKey, type Verdict, worstVerdict } from './scenarios.ts'

/** The answer to "can I stay living here?" over all scenarios. */
export interface OverallVerdict {
  answer: 'always' | 'mostly' | 'sometimes' | 'hardly'
  /** Scenarios that go well. */
  good: readonly ScenarioKey[]
  /** Scenarios to look at, worst first. */
  care: readonly ScenarioKey[]
}

/**
 * Overall verdict: `hardly` if no scenario goes well, `mostly` if at least half do. Moving does not count, since it is
 * not staying. Null without results.
 */
export function overallVerdictOf(scenarios: readonly Scenario[]): OverallVerdict | null {
  const judged = scenarios
    .filter(({ key }) => key !== 'move')
    .flatMap((scenario) => {
      const worst = worstVerdict(resultsOf(scenario))
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
