import type { Language } from '@portal/contract/language'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/money'
import type { Row } from './Rows.tsx'

/** A description line of the tenant: text, date or amount. */
interface Described {
  label: string
  value: string | number | null
}

/** Description lines of the tenant as rows; a line without a value shows `unknown` (FORMAT-05). */
export const describedRows = (lines: readonly Described[], language: Language, unknown: string): Row[] =>
  lines.map(({ label, value }, index) => ({
    key: `${index}-${label}`,
    label,
    lang: 'nl',
    value:
      typeof value === 'number'
        ? formatEuro(value, language)
        : (formatShortDate(value, language) ?? value ?? unknown),
  }))
