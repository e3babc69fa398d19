import type { Language } from '@portal/contract/language'
import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/format-money'
import type { DefinitionRow } from '@portal/remote-kit/definition-rows'

/** A line of the description that the tenant supplies with an income or pension: text, date or amount. */
interface DescriptionLine {
  label: string
  value: string | number | null
}

/** Converts the tenant's description lines to rows. A line without a value shows `unknown` (FORMAT-05). */
export const toDescriptionRows = (
  lines: readonly DescriptionLine[],
  language: Language,
  unknown: string,
): DefinitionRow[] =>
  lines.map(({ label, value }, index) => ({
    key: `${index}-${label}`,
    label,
    lang: 'nl',
    value:
      typeof value === 'number'
        ? formatEuro(value, language)
        : (formatShortDate(value, language) ?? value ?? unknown),
  }))
