import { useText } from '../../texts.ts'
import { ofHousehold, scenarioKeys, subScenarios, type Who } from '../scenarios.ts'

const subs = Object.values(subScenarios).flat()

/** Name of a row of a comparison: the scenario, its kind and the person. */
export function useLineWords() {
  const text = useText()
  return (scenario: string, who: Who, names: Record<Who, string>): string => {
    const [name, kind] = scenario.split('.')
    const key = scenarioKeys.find((one) => one === name)
    const sub = subs.find((one) => one === kind)
    if (!key) return scenario
    return [
      text(`scenario_${key}`),
      sub && text(`sub_${sub}`),
      !ofHousehold.includes(key) && names.partner && names[who],
    ]
      .filter(Boolean)
      .join(', ')
  }
}
