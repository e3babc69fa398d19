import type { Language } from '@portal/contract/language'
import type { WidgetPrefill } from '@portal/contract/widget'
import { formatNumericDate } from '@portal/domain/format/date'
import { formatDecimalInput } from '@portal/domain/format/decimal'
import { getNumberSeparators } from '@portal/domain/format/format-number'
import { setValueAtPath } from '@portal/ui/form-parts'

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

/** Creates the initial values of a form: defaults, overridden by prefilled values. */
export function createInitialValues(
  defaultValues: Record<string, unknown>,
  prefill: WidgetPrefill,
  language: Language,
) {
  const values = structuredClone(defaultValues)
  for (const [path, value] of Object.entries(prefill))
    setValueAtPath(values, path, formatForInput(value, language))
  return values
}
