import type { FieldChange } from '@portal/contract/desk/customer-edit'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro, formatPercent } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { isCalendarDate } from '@portal/time/calendar-day'
import { useText } from '../texts.ts'
import { getLastPathSegment } from './field-name.ts'

const percentFields = ['interest', 'returnRate', 'penaltyFreeRepayment']
/** Numeric fields that are not amounts: codes, periods, years and measures. */
const plainNumberFields = [
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

export type FieldValueKind = 'nothing' | 'yes-no' | 'percent' | 'euro' | 'day' | 'plain'

/** Determines how a value is formatted, by its type and the last segment of the field's path. */
export function determineValueKind(path: string, value: FieldChange['from']): FieldValueKind {
  const field = getLastPathSegment(path)
  if (value === null) return 'nothing'
  if (typeof value === 'boolean') return 'yes-no'
  if (typeof value === 'string') return isCalendarDate(value) ? 'day' : 'plain'
  if (percentFields.includes(field)) return 'percent'
  return plainNumberFields.includes(field) ? 'plain' : 'euro'
}

/** Returns a function that formats a field's value: amounts in euro, percentages, days, yes and no. */
export function useFormatFieldValue(): (path: string, value: FieldChange['from']) => string {
  const text = useText()
  const { language } = useLanguage()
  return (path, value) => {
    switch (determineValueKind(path, value)) {
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
