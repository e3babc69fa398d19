import { formatPercent, formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../../texts.ts'
import type { Who } from '../scenarios.ts'
import type { Adjusted } from './adjusted.ts'

/** What is worked out otherwise than the file has it, in words; of the file itself where nothing is. */
export function useAdjustedWords() {
  const text = useText()
  const { language } = useLanguage()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (adjusted: Adjusted | null, names: Record<Who, string>): string => {
    if (!adjusted) return text('adjusted_none')
    const { applicant, partner, value, rate } = adjusted
    const income = (who: Who, amount: number | null) =>
      amount === null
        ? []
        : [text('adjusted_income', { name: names[who], amount: formatWholeEuro(amount, language) })]
    return list.format([
      ...income('applicant', applicant),
      ...income('partner', partner),
      ...(value === null ? [] : [text('adjusted_value', { amount: formatWholeEuro(value, language) })]),
      ...(rate === null ? [] : [text('adjusted_rate', { rate: formatPercent(rate, language) })]),
    ])
  }
}
