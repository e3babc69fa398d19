import type { Language } from '@portal/contract/language'
import type { WidgetPrefill } from '@portal/contract/widget'
import { formatNumericDate } from '@portal/domain/format/date'
import { formatDecimalInput } from '@portal/domain/format/decimal'
import { getNumberSeparators } from '@portal/domain/format/format-number'

export type FormValues = Readonly<Record<string, string>>

/** Formats a number for an input in the language's format. Shows cents only if there are any. */
export const formatNumberForInput = (
  value: number,
  language: Language,
  write = formatDecimalInput,
): string => {
  const [, decimal] = getNumberSeparators(language)
  const written = write(value, language)
  return written.endsWith(`${decimal}00`) ? written.slice(0, -3) : written
}

const formatForInput = (value: string | number, language: Language): string =>
  typeof value === 'number' ? formatNumberForInput(value, language) : (formatNumericDate(value) ?? value)

/** Creates the initial values of a form: defaults, overridden by prefilled values. Ignores unknown fields. */
export const createInitialValues = (
  usual: FormValues,
  prefill: WidgetPrefill,
  language: Language,
): FormValues =>
  Object.fromEntries(
    Object.entries(usual).map(([name, value]) => {
      const known = prefill[name]
      return [name, known === undefined ? value : formatForInput(known, language)]
    }),
  )
