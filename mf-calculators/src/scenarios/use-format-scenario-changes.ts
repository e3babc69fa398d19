import { type ScenarioChange, scenarioChanges } from '@portal/contract/scenario'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../texts.ts'

const isKnownChange = (change: string): change is ScenarioChange =>
  scenarioChanges.some((one) => one === change)

/** Returns a formatter of the changes in one month of a scenario. Skips changes that this version does not know. */
export function useFormatScenarioChanges() {
  const text = useText()
  const { language } = useLanguage()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (changes: readonly string[]): string =>
    list.format(changes.filter(isKnownChange).map((change) => text(`change_${change}`)))
}
