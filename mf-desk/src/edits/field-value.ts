import { isCalendarDate } from '@portal/contract/day'
import type { FieldChange } from '@portal/contract/desk/edit'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro, formatPercent } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../texts.ts'
import { fieldOf } from './field-name.ts'

const percents = ['interest', 'returnRate', 'penaltyFreeRepayment']
/** Numbers that are no amounts: codes, periods, years, measures. */
const plain = [
  'repaymentType',
  'fixedDuration',
  'taxBox',
  'sex',
  'status',
  'lenderId',
  'labelId',
  'of_partner',
  'construction_year',
  'size',
  'plot_size',
  'hours_per_week',
]

/** What a field holds, in a word for its kind. */
export type ValueKind = 'nothing' | 'yes-no' | 'percent' | 'euro' | 'day' | 'plain'

/** What kind of value a field holds. */
export function kindOf(path: string, value: FieldChange['from']): ValueKind {
  const field = fieldOf(path)
  if (value === null) return 'nothing'
  if (typeof value === 'boolean') return 'yes-no'
  if (typeof value === 'string') return isCalendarDate(value) ? 'day' : 'plain'
  if (percents.includes(field)) return 'percent'
  return plain.includes(field) ? 'plain' : 'euro'
}

/** Writes the value of a field as people do: amounts in euro, percentages, days, yes and no. */
export function useFieldValue(): (path: string, value: FieldChange['from']) => string {
  const text = useText()
  const { language } = useLanguage()
  return (path, value) => {
    switch (kindOf(path, value)) {
      case 'nothing':
        return text('nothing')
      case 'yes-no':
        return text(value ? 'yes' : 'no')
      case 'percent':
        return formatPercent(Number(value), language)
      case 'euro':
        return formatEuro(Number(value), language)
      case 'day':
        return formatShortDate(String(value), language) ?? String(value)
      case 'plain':
        return String(value)
    }
  }
}
