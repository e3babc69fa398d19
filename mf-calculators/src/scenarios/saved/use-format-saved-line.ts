import { useText } from '../../texts.ts'
import { type AffectedPerson, householdScenarios, type SubScenario, scenarioKeys } from '../list-scenarios.ts'
import { useFormatVariant } from '../use-format-variant.ts'

const isSubScenario = (name: string | undefined): name is SubScenario => /^(\d+|box[13])$/.test(name ?? '')

/** Returns a formatter of a comparison row: scenario, variant and person. */
export function useFormatSavedLine() {
  const text = useText()
  const formatVariant = useFormatVariant()
  return (scenario: string, who: AffectedPerson, names: Record<AffectedPerson, string>): string => {
    const [name, kind] = scenario.split('.')
    const key = scenarioKeys.find((one) => one === name)
    if (!key) return scenario
    return [
      text(`scenario_${key}`),
      isSubScenario(kind) && formatVariant(kind),
      !householdScenarios.includes(key) && names.partner && names[who],
    ]
      .filter(Boolean)
      .join(', ')
  }
}
