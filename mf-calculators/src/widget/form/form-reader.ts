import { isInterestRateInRange } from '@portal/contract/interest-rate-range'
import { parseMoney, parsePercent } from '@portal/domain/format/decimal'
import { parseDate } from '@portal/domain/format/parse-date'
import type { WidgetTextId } from '../widget-text.ts'
import type { FormValues } from './form-values.ts'

/** Error of a field. The text is given by id. */
export interface FieldError {
  name: string
  label: WidgetTextId
  text: WidgetTextId
  /** Maximum amount of the field in euro, for the message. */
  max?: number
}

interface AmountRule {
  /** Maximum plausible amount, in euro. */
  maxAmount: number
  /** Text id of the error for an empty field; undefined for an optional field. */
  required?: WidgetTextId
}

const subtractYears = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

/** Parses typed values to numbers and dates, and collects errors in reading order. */
export function createFormReader(values: FormValues) {
  const fieldErrors: FieldError[] = []
  const getTypedText = (name: string) => values[name]?.trim() ?? ''
  const addError = (name: string, label: WidgetTextId, text: WidgetTextId, most?: number): null => {
    fieldErrors.push({ name, label, text, ...(most === undefined ? {} : { max: most }) })
    return null
  }
  return {
    fieldErrors,
    wrong: addError,
    /** Reads an amount in euro, with either decimal separator; null for an empty or invalid field. */
    amount(name: string, label: WidgetTextId, { maxAmount, required }: AmountRule): number | null {
      if (getTypedText(name) === '') return required ? addError(name, label, required) : null
      const amount = parseMoney(getTypedText(name))
      if (amount === null) return addError(name, label, 'mistake_amount')
      if (amount > maxAmount) return addError(name, label, 'mistake_amount_high', maxAmount)
      return amount
    },
    /** Reads an interest rate typed in percent and returns a fraction; null for an empty or invalid field. */
    rate(name: string, label: WidgetTextId, required?: WidgetTextId): number | null {
      if (getTypedText(name) === '') return required ? addError(name, label, required) : null
      const percent = parsePercent(getTypedText(name))
      if (percent === null || !isInterestRateInRange(percent)) return addError(name, label, 'mistake_rate')
      return Math.round(percent * 1e4) / 1e6
    },
    /** Reads a date of birth and returns 'YYYY-MM-DD'; null unless the date is that of an adult of plausible age. */
    birth(name: string, label: WidgetTextId, today: string): string | null {
      if (getTypedText(name) === '') return addError(name, label, 'mistake_birth_missing')
      const date = parseDate(getTypedText(name))
      if (date === null) return addError(name, label, 'mistake_date')
      if (date >= today) return addError(name, label, 'mistake_birth_future')
      if (date > subtractYears(today, 18)) return addError(name, label, 'mistake_birth_young')
      if (date <= subtractYears(today, 110)) return addError(name, label, 'mistake_birth_old')
      return date
    },
  }
}

/** Creates a function that maps paths of rejected input to errors of the form fields. */
export const createRejectedFieldMapper =
  (fields: readonly (readonly [path: RegExp, name: string, label: WidgetTextId])[]) =>
  (errors: Readonly<Record<string, string>>): FieldError[] =>
    fields
      .filter(([path]) => Object.keys(errors).some((key) => path.test(key)))
      .map(([, name, label]) => ({ name, label, text: 'mistake_refused' }))
