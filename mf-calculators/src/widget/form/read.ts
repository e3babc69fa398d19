import { isInterest } from '@portal/contract/interest'
import { parseDate } from '@portal/domain/format/date-entry'
import { parseMoney, parsePercent } from '@portal/domain/format/decimal'
import type { TextId } from '../text-of.ts'
import type { Values } from './values.ts'

/** Error of a field, by its text id. */
export interface FieldError {
  name: string
  /** Text id of the field's label. */
  label: TextId
  text: TextId
  /** Maximum amount of the field in euro, for the message. */
  max?: number
}

interface AmountRule {
  /** Maximum plausible amount, in euro. */
  most: number
  /** Message if it is empty; without one the field is optional. */
  required?: TextId
}

const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

/** Parses typed values to numbers and dates, and collects errors in reading order. */
export function createReader(values: Values) {
  const fieldErrors: FieldError[] = []
  const typed = (name: string) => values[name]?.trim() ?? ''
  const wrong = (name: string, label: TextId, text: TextId, most?: number): null => {
    fieldErrors.push({ name, label, text, ...(most === undefined ? {} : { max: most }) })
    return null
  }
  return {
    fieldErrors,
    wrong,
    /** Amount in euro, with either decimal separator; null for an empty field. */
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
    /** Date of birth as 'YYYY-MM-DD', of an adult of plausible age. */
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

/** Maps paths of rejected input to fields with their names and labels. */
export const mapRejectedFields =
  (fields: readonly (readonly [path: RegExp, name: string, label: TextId])[]) =>
  (errors: Readonly<Record<string, string>>): FieldError[] =>
    fields
      .filter(([path]) => Object.keys(errors).some((key) => path.test(key)))
      .map(([, name, label]) => ({ name, label, text: 'mistake_refused' }))
