import {
  type AdviceInputName,
  type AdviceRule,
  type AdviceUnit,
  adviceInputUnits,
  adviceRules,
} from '@portal/contract/advice-trace'
import { formatEuro, formatPercent, formatWholeEuro } from '@portal/domain/format/format-money'
import { formatNumber } from '@portal/domain/format/format-number'
import { useLanguage } from '@portal/remote-kit'
import { useText } from './calculation-trace-texts.ts'

const isAdviceRule = (name: string): name is AdviceRule => name in adviceRules
const isAdviceInputName = (name: string): name is AdviceInputName => name in adviceInputUnits
const isInputNameWithoutRule = (name: string): name is Exclude<AdviceInputName, AdviceRule> =>
  isAdviceInputName(name) && !isAdviceRule(name)

/** Rules whose result has a sign: a negative result has another name and is shown without a minus. */
const rulesRenamedIfNegative = ['home_tax_benefit', 'room_for_payments', 'refinance_difference'] as const
const findRuleRenamedIfNegative = (term: string) => rulesRenamedIfNegative.find((one) => one === term)

/**
 * Returns functions for the plain-language texts of calculation steps. They return null for a rule that this portal
 * version does not know.
 */
export function useCalculationTraceTexts() {
  const { language } = useLanguage()
  const text = useText()
  return {
    /** Display name of a rule or input. Some rules have another name if `value` is negative. */
    name: (term: string, value: number): string | null => {
      const turned = value < 0 && findRuleRenamedIfNegative(term)
      if (turned) return text(`below_zero_${turned}`)
      if (isAdviceRule(term)) return text(`rule_${term}`)
      return isInputNameWithoutRule(term) ? text(`term_${term}`) : null
    },
    how: (rule: string): string | null => (isAdviceRule(rule) ? text(`how_${rule}`) : null),
    unitOf: (term: string): AdviceUnit => (isAdviceInputName(term) ? adviceInputUnits[term] : 'times'),
    amount: (term: string, held: number, unit: AdviceUnit): string => {
      const value = findRuleRenamedIfNegative(term) ? Math.abs(held) : held
      if (unit === 'euro_a_month') return text('a_month', { amount: formatEuro(value, language) })
      if (unit === 'euro_a_year') return text('a_year', { amount: formatWholeEuro(value, language) })
      if (unit === 'euro') return formatWholeEuro(value, language)
      if (unit === 'percent') return formatPercent(value, language)
      if (unit === 'months') return text('count_months', { count: Math.round(value) })
      if (unit === 'years') return text('count_years', { count: Math.round(value) })
      return formatNumber(value, 3, language).replace(/[.,]?0+$/, '')
    },
  }
}
