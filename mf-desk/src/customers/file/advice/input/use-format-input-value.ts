import { obligationTypes } from '@portal/contract/obligation'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro, formatPercent } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../../../../texts.ts'
import { getChoiceTextId, type InputFieldKind } from './input-fields.ts'

/** Returns a function that formats an input value by its kind; a value of an unknown kind stays as it is. */
export function useFormatInputValue(): (value: unknown, kind: InputFieldKind) => string {
  const text = useText()
  const { language } = useLanguage()
  const formatAmount = (value: unknown) => formatEuro(Number(value), language)
  const formatEnergyLabel = (value: string) => value.toUpperCase().replaceAll('_PLUS', '+')
  const formatObligation = (value: unknown) => {
    const known = obligationTypes.find((one) => one === value)
    return known ? text(`given_obligation_${known}`) : String(value)
  }
  const writers: Readonly<Record<InputFieldKind, (value: unknown) => string>> = {
    euro: formatAmount,
    a_month: (value) => text('given_a_month', { amount: formatAmount(value) }),
    a_year: (value) => text('given_a_year', { amount: formatAmount(value) }),
    years_of_euro: (value) => (Array.isArray(value) ? value : [value]).map(formatAmount).join(', '),
    fraction: (value) => formatPercent(Number(value) * 100, language),
    months: (value) => text('given_months', { count: Number(value) }),
    years: (value) => text('given_years', { count: Number(value) }),
    day: (value) => formatShortDate(String(value), language) ?? String(value),
    flag: (value) => text(value ? 'yes' : 'no'),
    choice: (value) => {
      const known = getChoiceTextId(value)
      return known ? text(known) : String(value)
    },
    label: (value) => formatEnergyLabel(String(value)),
    obligations: (value) => (Array.isArray(value) ? value : [value]).map(formatObligation).join(', '),
    text: String,
  }
  return (value, kind) => writers[kind](value)
}
