import {
  type AdviceRule,
  type AdviceTerm,
  type AdviceUnit,
  adviceRules,
  adviceTerms,
} from '@portal/contract/advice-trace'
import { formatPercent, formatWholeEuro } from '@portal/domain/format/money'
import { writeNumber } from '@portal/domain/format/number'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../../texts.ts'
import { belowZero } from '../signed.ts'

const isRule = (name: string): name is AdviceRule => name in adviceRules
const isTerm = (name: string): name is AdviceTerm => name in adviceTerms
const isPlain = (name: string): name is Exclude<AdviceTerm, AdviceRule> => isTerm(name) && !isRule(name)

/** How steps of a calculation are said in plain words. A rule of a newer server has none: then null. */
export function useTraceWords() {
  const { language } = useLanguage()
  const text = useText()
  return {
    /** Name of a rule, or of what a rule takes. */
    name: (term: string): string | null => {
      if (isRule(term)) return text(`rule_${term}`)
      return isPlain(term) ? text(`term_${term}`) : null
    },
    /** How a rule works, in a sentence. */
    how: (rule: string): string | null => (isRule(rule) ? text(`how_${rule}`) : null),
    /** Unit of what a rule takes. */
    unitOf: (term: string): AdviceUnit => (isTerm(term) ? adviceTerms[term] : 'times'),
    /** An amount in its unit. */
    amount: (value: number, unit: AdviceUnit): string => {
      if (unit === 'euro_a_month') return text('a_month', { amount: belowZero(value, language) })
      if (unit === 'euro_a_year')
        return text('a_year', { amount: belowZero(value, language, formatWholeEuro) })
      if (unit === 'euro') return belowZero(value, language, formatWholeEuro)
      if (unit === 'percent') return formatPercent(value, language)
      if (unit === 'months') return text('count_months', { count: Math.round(value) })
      if (unit === 'years') return text('count_years', { count: Math.round(value) })
      return writeNumber(value, 3, language).replace(/[.,]?0+$/, '')
    },
  }
}
