import { isInterest } from '@portal/contract/interest'
import { parseDate } from '@portal/domain/format/date-entry'
import { parseMoney, parsePercent } from '@portal/domain/format/decimal'
import type { TextId } from '../text-of.ts'
import type { Values } from './values.ts'

/** What is wrong with a field, by the name of its text. */
export interface FieldError {
  name: string
  /** Name of the field, as its label has it. */
  label: TextId
  text: TextId
  /** The highest amount that the field takes, in euro, for a text that names it. */
  most?: number
}

interface AmountRule {
  /** Highest amount that makes sense, in euro. */
  most: number
  /** What to say when it is empty; without it the field may be. */
  required?: TextId
}

const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

/** Reads what was typed into numbers and dates, and keeps what is wrong with it, in the order it was read. */
export function readerOf(values: Values) {
  const fieldErrors: FieldError[] = []
  const typed = (name: string) => values[name]?.trim() ?? ''
  const wrong = (name: string, label: TextId, text: TextId, most?: number): null => {
    fieldErrors.push({ name, label, text, ...(most === undefined ? {} : { most }) })
    return null
  }
  return {
    fieldErrors,
    wrong,
    /** An amount in euro, with either separator; null for an empty field. */
    amount(name: string, label: TextId, { most, required }: AmountRule): number | null {
      if (typed(name) === '') return required ? wrong(name, label, required) : null
      const amount = parseMoney(typed(name))
      if (amount === null) return wrong(name, label, 'mistake_amount')
      if (amount > most) return wrong(name, label, 'mistake_amount_high', most)
      return amount
    },
    /** Interest as a fraction, typed in percent; null for an empty field. */
    rate(name: string, label: TextId, required?: TextId): number | null {
      if (typed(name) === '') return required ? wrong(name, label, required) : null
      const percent = parsePercent(typed(name))
      if (percent === null || !isInterest(percent)) return wrong(name, label, 'mistake_rate')
      return Math.round(percent * 1e4) / 1e6
    },
    /** Date of birth as 'YYYY-MM-DD', of an adult of a plausible age. */
    birth(name: string, label: TextId, today: string): string | null {
      if (typed(name) === '') return wrong(name, label, 'mistake_birth_missing')
      const date = parseDate(typed(name))
      if (date === null) return wrong(name, label, 'mistake_date')
      if (date >= today) return wrong(name, label, 'mistake_birth_future')
      if (date > yearsBefore(today, 18)) return wrong(name, label, 'mistake_birth_young')
      if (date <= yearsBefore(today, 110)) return wrong(name, label, 'mistake_birth_old')
      return date
    },
  }
}

/** Finds the fields that the service means by the paths that it names, each with its name and label. */
export const refusedBy =
  (fields: readonly (readonly [path: RegExp, name: string, label: TextId])[]) =>
  (errors: Readonly<Record<string, string>>): FieldError[] =>
    fields
      .filter(([path]) => Object.keys(errors).some((key) => path.test(key)))
      .map(([, name, label]) => ({ name, label, text: 'mistake_refused' }))
