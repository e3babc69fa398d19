import {
  findWorstVerdict,
  type LivabilityVerdict,
  listScenarioResults,
  type Scenario,
  type ScenarioKey,
} from './list-scenarios.ts'

/** The answer to "can I stay living here?" over all scenarios. */
export interface OverallVerdict {
  /** Scenarios in which the customer can stay in the home. */
  livable: readonly ScenarioKey[]
  /** Scenarios that need attention, worst first. */
  needingAttention: readonly ScenarioKey[]
}

/** Number of scenarios in which the customer can stay, and number of all judged scenarios. */
export interface VerdictCount {
  good: number
  all: number
}

/** Counts the scenarios of an overall verdict; 0 if there is no verdict. */
export const countScenarios = (whole: OverallVerdict | null): VerdictCount => ({
  good: whole?.livable.length ?? 0,
  all: (whole?.livable.length ?? 0) + (whole?.needingAttention.length ?? 0),
})

/** Calculates the overall verdict; null without results. Moving is left out, because it means not staying. */
export function calculateOverallVerdict(scenarios: readonly Scenario[]): OverallVerdict | null {
  const judged = scenarios
    .filter(({ key }) => key !== 'move')
    .flatMap((scenario) => {
      const worst = findWorstVerdict(listScenarioResults(scenario))
      return worst ? [{ key: scenario.key, worst }] : []
    })
  if (judged.length === 0) return null
  const findScenariosWith = (verdict: LivabilityVerdict) =>
    judged.filter(({ worst }) => worst === verdict).map(({ key }) => key)
  return {
    livable: findScenariosWith('yes'),
    needingAttention: [...findScenariosWith('no'), ...findScenariosWith('maybe')],
  }
}
