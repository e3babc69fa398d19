import { isCalendarDate } from '@portal/contract/day'
import type { FieldChange } from '@portal/contract/desk/edit'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro, formatPercent } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../texts.ts'
import { fieldOf } from './field-name.ts'

const percents = ['interest', 'returnRate', 'penaltyFreeRepayment']
/** Numbers that are not amounts: codes, periods, years, measures. */
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

/** Kind of a field's value. */
export type ValueKind = 'nothing' | 'yes-no' | 'percent' | 'euro' | 'day' | 'plain'

/** Determines the kind of a field's value. */
export function kindOf(path: string, value: FieldChange['from']): ValueKind {
  const field = fieldOf(path)
  if (value === null) return 'nothing'
  if (typeof value === 'boolean') return 'yes-no'
  if (typeof value === 'string') return isCalendarDate(value) ? 'day' : 'plain'
  if (percents.includes(field)) return 'percent'
  return plain.includes(field) ? 'plain' : 'euro'
}

/** Formats a field's value: amounts in euro, percentages, days, yes and no. */
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
