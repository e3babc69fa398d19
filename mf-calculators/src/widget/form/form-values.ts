import type { Language } from '@portal/contract/language'
import type { Prefill } from '@portal/contract/widget'
import { formatNumericDate } from '@portal/domain/format/date'
import { formatDecimalInput } from '@portal/domain/format/decimal'
import { getSeparators } from '@portal/domain/format/format-number'

/** Typed values of a form by field name. */
export type FormValues = Readonly<Record<string, string>>

/** Formats a number for an input in the language's format. Shows cents only if there are any. */
export const formatNumberForInput = (
  value: number,
  language: Language,
  write = formatDecimalInput,
): string => {
  const [, decimal] = getSeparators(language)
  const written = write(value, language)
  return written.endsWith(`${decimal}00`) ? written.slice(0, -3) : written
}

const formatForInput = (value: string | number, language: Language): string =>
  typeof value === 'number' ? formatNumberForInput(value, language) : (formatNumericDate(value) ?? value)

/** Initial values of a form: defaults, overridden by prefilled values; unknown fields are ignored. */
export const createInitialValues = (usual: FormValues, prefill: Prefill, language: Language): FormValues =>
  Object.fromEntries(
    Object.entries(usual).map(([name, value]) => {
      const known = prefill[name]
      return [name, known === undefined ? value : formatForInput(known, language)]
    }),
  )
