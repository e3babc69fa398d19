import { type ScenarioChange, scenarioChanges } from '@portal/contract/scenario'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../texts.ts'

const isKnown = (change: string): change is ScenarioChange => scenarioChanges.some((one) => one === change)

/** Formats a change in a month of a scenario; skips kinds that only a newer service knows. */
export function useChangeWords() {
  const text = useText()
  const { language } = useLanguage()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (changes: readonly string[]): string =>
    list.format(changes.filter(isKnown).map((change) => text(`change_${change}`)))
}
