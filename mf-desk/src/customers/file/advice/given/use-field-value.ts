import { obligationTypes } from '@portal/contract/obligation'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro, formatPercent } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../../../../texts.ts'
import { choiceText, type FieldKind } from './fields.ts'

/** Formats an input value by its kind; other values are shown as they are. */
export function useFieldValue(): (value: unknown, kind: FieldKind) => string {
  const text = useText()
  const { language } = useLanguage()
  const euro = (value: unknown) => formatEuro(Number(value), language)
  const label = (value: string) => value.toUpperCase().replaceAll('_PLUS', '+')
  const obligation = (value: unknown) => {
    const known = obligationTypes.find((one) => one === value)
    return known ? text(`given_obligation_${known}`) : String(value)
  }
  const writers: Readonly<Record<FieldKind, (value: unknown) => string>> = {
    euro,
    a_month: (value) => text('given_a_month', { amount: euro(value) }),
    a_year: (value) => text('given_a_year', { amount: euro(value) }),
    years_of_euro: (value) => (Array.isArray(value) ? value : [value]).map(euro).join(', '),
    fraction: (value) => formatPercent(Number(value) * 100, language),
    months: (value) => text('given_months', { count: Number(value) }),
    years: (value) => text('given_years', { count: Number(value) }),
    day: (value) => formatShortDate(String(value), language) ?? String(value),
    flag: (value) => text(value ? 'yes' : 'no'),
    choice: (value) => {
      const known = choiceText(value)
      return known ? text(known) : String(value)
    },
    label: (value) => label(String(value)),
    obligations: (value) => (Array.isArray(value) ? value : [value]).map(obligation).join(', '),
    text: String,
  }
  return (value, kind) => writers[kind](value)
}
