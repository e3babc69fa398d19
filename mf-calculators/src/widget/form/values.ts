import type { Language } from '@portal/contract/language'
import type { Prefill } from '@portal/contract/widget'
import { formatNumericDate } from '@portal/domain/format/date'
import { typedDecimal } from '@portal/domain/format/decimal'
import { separatorsOf } from '@portal/domain/format/number'

/** Typed values of a form by field name. */
export type Values = Readonly<Record<string, string>>

/** A number in the language's input format; cents only if there are any. */
export const typedNumber = (value: number, language: Language, write = typedDecimal): string => {
  const [, decimal] = separatorsOf(language)
  const written = write(value, language)
  return written.endsWith(`${decimal}00`) ? written.slice(0, -3) : written
}

const typed = (value: string | number, language: Language): string =>
  typeof value === 'number' ? typedNumber(value, language) : (formatNumericDate(value) ?? value)

/** Initial values of a form: defaults, overridden by prefilled values; unknown fields are ignored. */
export const initialValues = (usual: Values, prefill: Prefill, language: Language): Values =>
  Object.fromEntries(
    Object.entries(usual).map(([name, value]) => {
      const known = prefill[name]
      return [name, known === undefined ? value : typed(known, language)]
    }),
  )
