import {
  type AdviceRule,
  type AdviceTerm,
  type AdviceUnit,
  adviceRules,
  adviceTerms,
} from '@portal/contract/advice-trace'
import { formatEuro, formatPercent, formatWholeEuro } from '@portal/domain/format/money'
import { writeNumber } from '@portal/domain/format/number'
import { useLanguage } from '../context.tsx'
import { useText } from './texts.ts'

const isRule = (name: string): name is AdviceRule => name in adviceRules
const isTerm = (name: string): name is AdviceTerm => name in adviceTerms
const isPlain = (name: string): name is Exclude<AdviceTerm, AdviceRule> => isTerm(name) && !isRule(name)

/** Rules with a sign: a negative result has another name and is shown without a minus. */
const directed = ['home_tax_benefit', 'room_for_payments', 'refinance_difference'] as const
const directedOf = (term: string) => directed.find((one) => one === term)

/** Plain-language texts of calculation steps. A rule of a newer server has no text: then null. */
export function useTraceTexts() {
  const { language } = useLanguage()
  const text = useText()
  return {
    /** Name of a rule or input, given its value. */
    name: (term: string, value: number): string | null => {
      const turned = value < 0 && directedOf(term)
      if (turned) return text(`below_zero_${turned}`)
      if (isRule(term)) return text(`rule_${term}`)
      return isPlain(term) ? text(`term_${term}`) : null
    },
    /** One-sentence explanation of a rule. */
    how: (rule: string): string | null => (isRule(rule) ? text(`how_${rule}`) : null),
    /** Unit of an input. */
    unitOf: (term: string): AdviceUnit => (isTerm(term) ? adviceTerms[term] : 'times'),
    /** Formatted value of a rule or input. */
    amount: (term: string, held: number, unit: AdviceUnit): string => {
      const value = directedOf(term) ? Math.abs(held) : held
      if (unit === 'euro_a_month') return text('a_month', { amount: formatEuro(value, language) })
      if (unit === 'euro_a_year') return text('a_year', { amount: formatWholeEuro(value, language) })
      if (unit === 'euro') return formatWholeEuro(value, language)
      if (unit === 'percent') return formatPercent(value, language)
      if (unit === 'months') return text('count_months', { count: Math.round(value) })
      if (unit === 'years') return text('count_years', { count: Math.round(value) })
      return writeNumber(value, 3, language).replace(/[.,]?0+$/, '')
    },
  }
}
