import type { Language } from '@portal/contract/language'
import type { Prefill } from '@portal/contract/widget'
import { formatNumericDate } from '@portal/domain/format/date'
import { typedDecimal } from '@portal/domain/format/decimal'
import { separatorsOf } from '@portal/domain/format/number'

/** Values of the fields of a form by name, as typed. */
export type Values = Readonly<Record<string, string>>

/** A number the way one types it in a language; cents only where there are any. */
export const typedNumber = (value: number, language: Language, write = typedDecimal): string => {
  const [, decimal] = separatorsOf(language)
  const written = write(value, language)
  return written.endsWith(`${decimal}00`) ? written.slice(0, -3) : written
}

const typed = (value: string | number, language: Language): string =>
  typeof value === 'number' ? typedNumber(value, language) : (formatNumericDate(value) ?? value)

/** What a form begins with: `usual`, with what the page knows of the customer over it; other fields stay out. */
export const beginWith = (usual: Values, prefill: Prefill, language: Language): Values =>
  Object.fromEntries(
    Object.entries(usual).map(([name, value]) => {
      const known = prefill[name]
      return [name, known === undefined ? value : typed(known, language)]
    }),
  )
