import {
  findWorstVerdict,
  type LivabilityVerdict,
  listResults,
  type Scenario,
  type ScenarioKey,
} from './list-scenarios.ts'

/** The answer to "can I stay living here?" over all scenarios. */
export interface OverallVerdict {
  /** Scenarios in which the customer can stay. */
  good: readonly ScenarioKey[]
  /** Scenarios that need attention, worst first. */
  care: readonly ScenarioKey[]
}

/** Number of scenarios in which the customer can stay, and of all that were judged. */
export interface VerdictCount {
  good: number
  all: number
}

/** Counts the scenarios of a verdict; 0 without one. */
export const countScenarios = (whole: OverallVerdict | null): VerdictCount => ({
  good: whole?.good.length ?? 0,
  all: (whole?.good.length ?? 0) + (whole?.care.length ?? 0),
})

/**
 * Calculates the overall verdict. Moving is left out, since it means not staying. Null without results.
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
  return {
    good: findScenariosWith('yes'),
    care: [...findScenariosWith('no'), ...findScenariosWith('maybe')],
  }
}
