import type { Prefill } from '@portal/contract/widget'
import { formatNumericDate } from '@portal/domain/format/date'
import { typedDecimal } from '@portal/domain/format/decimal'

/** What stands in the fields of a form, by their names, as it was typed. */
export type Values = Readonly<Record<string, string>>

/** A number the way one types it; cents only where there are any. */
export const typedNumber = (value: number): string => typedDecimal(value).replace(/,00$/, '')

const typed = (value: string | number): string =>
  typeof value === 'number' ? typedNumber(value) : (formatNumericDate(value) ?? value)

/** What a form begins with: `usual`, with what the page knows of the customer over it; other fields stay out. */
export const beginWith = (usual: Values, prefill: Prefill): Values =>
  Object.fromEntries(
    Object.entries(usual).map(([name, value]) => {
      const known = prefill[name]
      return [name, known === undefined ? value : typed(known)]
    }),
  )
