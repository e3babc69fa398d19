import { formatPercent, formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../../texts.ts'
import type { AffectedPerson } from '../scenarios.ts'
import type { Adjusted } from './adjusted.ts'

/** Formats the changed figures; without changes, a text about the file. */
export function useAdjustedWords() {
  const text = useText()
  const { language } = useLanguage()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (adjusted: Adjusted | null, names: Record<AffectedPerson, string>): string => {
    if (!adjusted) return text('adjusted_none')
    const { applicant, partner, value, rate } = adjusted
    const income = (who: AffectedPerson, amount: number | null) =>
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
