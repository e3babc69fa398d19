import * as v from '@portal/contract/schema'
import { isCalendarDate } from './calendar-day.ts'
import { today } from './clock.ts'
import type { EditRule } from './edit-rule.ts'

const toRule = (name: EditRule): EditRule => name

/** Makes a field optional; it may be missing or null. */
export const optionalNullable = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema))

export const textLine = (max: number, tooLong: EditRule = 'line_maximum_length') =>
  v.pipe(
    v.string(toRule('field_required')),
    v.maxLength(max, tooLong),
    v.regex(/^[^\r\n]*$/, toRule('field_invalid')),
  )

export const requiredLine = (max: number, tooLong?: EditRule) =>
  v.pipe(textLine(max, tooLong), v.regex(/\S/, toRule('field_required')))

/** Years that a date field accepts (INPUT-07). */
const [firstYear, lastYear] = [1900, 2080]

const isWithinYears = (date: string, last: number) =>
  Number(date.slice(0, 4)) >= firstYear && Number(date.slice(0, 4)) <= last

/** Whether a text is a calendar date in an accepted year. */
const isAcceptedDate = (text: string) => isCalendarDate(text) && isWithinYears(text, lastYear)

export const requiredDateUntil = (last: () => number, outside: EditRule) =>
  v.pipe(
    v.string(toRule('field_required')),
    v.nonEmpty(toRule('field_required')),
    v.check((date) => date === '' || isCalendarDate(date), toRule('date_invalid')),
    v.check((date) => !isCalendarDate(date) || isWithinYears(date, last()), outside),
  )

export const requiredDate = requiredDateUntil(() => lastYear, 'date_out_of_range')

/** An optional date; empty is read as null (EDITMORT-09). */
export const optionalDate = v.pipe(
  v.nullable(v.string(toRule('date_invalid'))),
  v.check((date) => !date || isCalendarDate(date), toRule('date_invalid')),
  v.check((date) => !date || !isCalendarDate(date) || isAcceptedDate(date), toRule('date_out_of_range')),
  v.transform((date) => date || null),
)

/** Whether a date is before today for the tenants; true for an invalid date. */
export const isPastDate = (date: string) => !isAcceptedDate(date) || date < today()

/** A date before today (PERSONALIA-05). */
export const pastDate = v.pipe(requiredDate, v.check(isPastDate, toRule('birthday_in_past')))

/** An amount in euro, from 0 to the maximum of INPUT-02. */
export const requiredAmount = v.pipe(
  v.number(toRule('field_required')),
  v.finite(toRule('amount_invalid')),
  v.minValue(0, toRule('amount_invalid')),
  v.maxValue(99_000_000_000, toRule('amount_invalid')),
)

export const requiredWholeAmount = v.pipe(requiredAmount, v.transform(Math.floor))
