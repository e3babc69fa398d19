import { useText } from '../../texts.ts'
import { type AffectedPerson, ofHousehold, type SubScenario, scenarioKeys } from '../scenarios.ts'
import { useKindWords } from '../use-kind-words.ts'

const isKind = (name: string | undefined): name is SubScenario => /^(\d+|box[13])$/.test(name ?? '')

/** Formats a row of a comparison: scenario, variant and person. */
export function useLineWords() {
  const text = useText()
  const kindWords = useKindWords()
  return (scenario: string, who: AffectedPerson, names: Record<AffectedPerson, string>): string => {
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
