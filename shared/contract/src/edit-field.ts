import * as v from '@portal/contract/schema'
import { today } from './clock.ts'
import { isCalendarDate } from './day.ts'
import type { EditRule } from './edit-rule.ts'

const rule = (name: EditRule): EditRule => name

/** A field that may be missing or null. */
export const maybeSent = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema))

/** One line of text with a maximum length. */
export const textLine = (max: number, tooLong: EditRule = 'line_maximum_length') =>
  v.pipe(
    v.string(rule('field_required')),
    v.maxLength(max, tooLong),
    v.regex(/^[^\r\n]*$/, rule('field_invalid')),
  )

/** One non-empty line of text. */
export const neededLine = (max: number, tooLong?: EditRule) =>
  v.pipe(textLine(max, tooLong), v.regex(/\S/, rule('field_required')))

/** Years that a date field accepts (INPUT-07). */
const [firstYear, lastYear] = [1900, 2080]

const isWithin = (date: string, last: number) =>
  Number(date.slice(0, 4)) >= firstYear && Number(date.slice(0, 4)) <= last

/** Whether a text is a calendar date in an accepted year. */
const isDate = (text: string) => isCalendarDate(text) && isWithin(text, lastYear)

/** A date 'YYYY-MM-DD' up to a last year; `outside` is the error for years out of range. */
export const neededDateUntil = (last: () => number, outside: EditRule) =>
  v.pipe(
    v.string(rule('field_required')),
    v.nonEmpty(rule('field_required')),
    v.check((date) => date === '' || isCalendarDate(date), rule('date_invalid')),
    v.check((date) => !isCalendarDate(date) || isWithin(date, last()), outside),
  )

/** A date 'YYYY-MM-DD' in an accepted year. */
export const neededDate = neededDateUntil(() => lastYear, 'date_out_of_range')

/** An optional date; empty is read as null (EDITMORT-09). */
export const dateOrNothing = v.pipe(
  v.nullable(v.string(rule('date_invalid'))),
  v.check((date) => !date || isCalendarDate(date), rule('date_invalid')),
  v.check((date) => !date || !isCalendarDate(date) || isDate(date), rule('date_out_of_range')),
  v.transform((date) => date || null),
)

/** Whether a date is before today for the tenants; true for an invalid date. */
export const isPast = (date: string) => !isDate(date) || date < today()

/** A date before today (PERSONALIA-05). */
export const pastDate = v.pipe(neededDate, v.check(isPast, rule('birthday_in_past')))

/** An amount in euro, from 0 to the maximum of INPUT-02. */
export const neededAmount = v.pipe(
  v.number(rule('field_required')),
  v.finite(rule('amount_invalid')),
  v.minValue(0, rule('amount_invalid')),
  v.maxValue(99_000_000_000, rule('amount_invalid')),
)

/** An amount rounded down to whole euros (EDIT-13, EDITINCOME-02). */
export const neededWholeAmount = v.pipe(neededAmount, v.transform(Math.floor))
