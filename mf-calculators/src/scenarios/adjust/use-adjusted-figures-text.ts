import { formatPercent, formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../../texts.ts'
import type { AffectedPerson } from '../list-scenarios.ts'
import type { AdjustedFigures } from './adjusted-figures.ts'

/**
 * Returns a formatter of the changed figures. Without changes, the formatter returns a text which says that the figures
 * come from the customer file.
 */
export function useAdjustedFiguresText() {
  const text = useText()
  const { language } = useLanguage()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (adjusted: AdjustedFigures | null, names: Record<AffectedPerson, string>): string => {
    if (!adjusted) return text('adjusted_none')
    const { applicant, partner, value, rate } = adjusted
    const formatIncome = (who: AffectedPerson, amount: number | null) =>
      amount === null
        ? []
        : [text('adjusted_income', { name: names[who], amount: formatWholeEuro(amount, language) })]
    return list.format([
      ...formatIncome('applicant', applicant),
      ...formatIncome('partner', partner),
      ...(value === null ? [] : [text('adjusted_value', { amount: formatWholeEuro(value, language) })]),
      ...(rate === null ? [] : [text('adjusted_rate', { rate: formatPercent(rate, language) })]),
    ])
  }
}
