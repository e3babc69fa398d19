import * as v from '@portal/contract/valibot'
import { isCalendarDate } from '@portal/time/calendar-day'
import { getToday } from '@portal/time/clock'
import type { EditRule } from './edit-rule.ts'

const asEditRule = (name: EditRule): EditRule => name

export const createOptionalNullableField = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.nullable(schema))

export const createTextLineField = (max: number, tooLong: EditRule = 'line_maximum_length') =>
  v.pipe(
    v.string(asEditRule('field_required')),
    v.maxLength(max, tooLong),
    v.regex(/^[^\r\n]*$/, asEditRule('field_invalid')),
  )

export const createRequiredTextLineField = (max: number, tooLong?: EditRule) =>
  v.pipe(createTextLineField(max, tooLong), v.regex(/\S/, asEditRule('field_required')))

const [firstYear, lastYear] = [1900, 2080]

const isWithinYears = (date: string, last: number) =>
  Number(date.slice(0, 4)) >= firstYear && Number(date.slice(0, 4)) <= last

const isAcceptedDate = (text: string) => isCalendarDate(text) && isWithinYears(text, lastYear)

export const createRequiredDateField = (last: () => number, outside: EditRule) =>
  v.pipe(
    v.string(asEditRule('field_required')),
    v.nonEmpty(asEditRule('field_required')),
    v.check((date) => date === '' || isCalendarDate(date), asEditRule('date_invalid')),
    v.check((date) => !isCalendarDate(date) || isWithinYears(date, last()), outside),
  )

export const requiredDateField = createRequiredDateField(() => lastYear, 'date_out_of_range')

/** Date that may be empty. An empty text becomes null (EDITMORT-09). */
export const optionalDateField = v.pipe(
  v.nullable(v.string(asEditRule('date_invalid'))),
  v.check((date) => !date || isCalendarDate(date), asEditRule('date_invalid')),
  v.check((date) => !date || !isCalendarDate(date) || isAcceptedDate(date), asEditRule('date_out_of_range')),
  v.transform((date) => date || null),
)

/** Returns true for an invalid date, since another rule reports that. */
export const isPastDate = (date: string) => !isAcceptedDate(date) || date < getToday()

export const pastDateField = v.pipe(requiredDateField, v.check(isPastDate, asEditRule('birthday_in_past')))

/** Amount in euro, 0 or more (INPUT-02). */
export const requiredAmountField = v.pipe(
  v.number(asEditRule('field_required')),
  v.finite(asEditRule('amount_invalid')),
  v.minValue(0, asEditRule('amount_invalid')),
  v.maxValue(99_000_000_000, asEditRule('amount_invalid')),
)

export const requiredWholeAmountField = v.pipe(requiredAmountField, v.transform(Math.floor))
