import { type ScenarioChange, scenarioChanges } from '@portal/contract/scenario'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { roundToCents } from '@portal/domain/money'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../texts.ts'
import {
  type AffectedPerson,
  type DisplayedResult,
  householdScenarios,
  type SubScenario,
  scenarioKeys,
} from './list-scenarios.ts'
import type { VerdictCount } from './overall-verdict.ts'

/** Returns a formatter of a scenario's variant. Variant '80' means incapacity of 80 to 100 percent. */
export function useFormatVariant() {
  const text = useText()
  return (sub: SubScenario): string => {
    if (sub === 'box1' || sub === 'box3' || sub === '80' || sub === 'durable') return text(`sub_${sub}`)
    return text('sub_share', { percent: sub })
  }
}

/** Returns a formatter of the overall verdict, such as 'In 2 van de 6 situaties waarschijnlijk wel.' */
export function useFormatVerdict(): (count: VerdictCount) => string {
  const text = useText()
  return ({ good, all }) => {
    if (good === 0) return text('whole_none', { all })
    return good === all ? text('whole_always') : text('whole_some', { good, all })
  }
}

/** Whether the loan is repaid at the time of the result. */
export const isLoanRepaid = ({
  mortgage_situation: { monthly_payments, remaining_sum },
}: Pick<DisplayedResult, 'mortgage_situation'>): boolean => monthly_payments === 0 && remaining_sum === 0

/** Returns a formatter of a scenario's monthly surplus or shortfall. A shortfall is rounded up to whole euros. */
export function useFormatBalance() {
  const text = useText()
  const { language } = useLanguage()
  return (result: Pick<DisplayedResult, 'mortgage_situation' | 'maximum_mortgage'>): string => {
    if (isLoanRepaid(result)) return text('scenario_repaid')
    const { maximum_mortgage, mortgage_situation } = result
    const spare = roundToCents(maximum_mortgage.monthly_payments - mortgage_situation.monthly_payments)
    return spare < 0
      ? text('scenario_short', { amount: formatWholeEuro(Math.ceil(-spare), language) })
      : text('scenario_spare', { amount: formatWholeEuro(spare, language) })
  }
}

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
