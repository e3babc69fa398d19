import {
  findWorstVerdict,
  type LivabilityVerdict,
  listResults,
  type Scenario,
  type ScenarioKey,
} from './list-scenarios.ts'

/** The answer to "can I stay living here?" over all scenarios. */
export interface OverallVerdict {
  verdict: 'always' | 'mostly' | 'sometimes' | 'hardly'
  /** Scenarios in which the customer can stay. */
  good: readonly ScenarioKey[]
  /** Scenarios that need attention, worst first. */
  care: readonly ScenarioKey[]
}

/**
 * Calculates the overall verdict: `hardly` if no scenario goes well, `mostly` if at least half do. Moving is left out,
 * since it means not staying. Null without results.
 */
export function calculateOverallVerdict(scenarios: readonly Scenario[]): OverallVerdict | null {
  const judged = scenarios
    .filter(({ key }) => key !== 'move')
    .flatMap((scenario) => {
      const worst = findWorstVerdict(listResults(scenario))
      return worst ? [{ key: scenario.key, worst }] : []
    })
  if (judged.length === 0) return null
  const findScenariosWith = (verdict: LivabilityVerdict) =>
    judged.filter(({ worst }) => worst === verdict).map(({ key }) => key)
  const good = findScenariosWith('yes')
  const care = [...findScenariosWith('no'), ...findScenariosWith('maybe')]
  const verdict =
    care.length === 0
      ? 'always'
      : good.length === 0
        ? 'hardly'
        : good.length >= care.length
          ? 'mostly'
          : 'sometimes'
  return { verdict, good, care }
}
