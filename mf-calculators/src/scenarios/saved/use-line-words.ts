import { useText } from '../../texts.ts'
import { ofHousehold, type SubScenario, scenarioKeys, type Who } from '../scenarios.ts'
import { useKindWords } from '../use-kind-words.ts'

const isKind = (name: string | undefined): name is SubScenario => /^(\d+|box[13])$/.test(name ?? '')

/** Name of a row of a comparison: the scenario, its kind and the person. */
export function useLineWords() {
  const text = useText()
  const kindWords = useKindWords()
  return (scenario: string, who: Who, names: Record<Who, string>): string => {
    const [name, kind] = scenario.split('.')
    const key = scenarioKeys.find((one) => one === name)
    if (!key) return scenario
    return [
      text(`scenario_${key}`),
      isKind(kind) && kindWords(kind),
      !ofHousehold.includes(key) && names.partner && names[who],
    ]
      .filter(Boolean)
      .join(', ')
  }
}
