import * as v from '@portal/contract/schema'
import { isCalendarDate } from './calendar-day.ts'
import { today } from './clock.ts'
import type { EditRule } from './edit-rule.ts'

const checkedRule = (name: EditRule): EditRule => name

export const optionalNullable = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema))

export const textLine = (max: number, tooLong: EditRule = 'line_maximum_length') =>
  v.pipe(
    v.string(checkedRule('field_required')),
    v.maxLength(max, tooLong),
    v.regex(/^[^\r\n]*$/, checkedRule('field_invalid')),
  )

export const requiredLine = (max: number, tooLong?: EditRule) =>
  v.pipe(textLine(max, tooLong), v.regex(/\S/, checkedRule('field_required')))

/** INPUT-07. */
const [firstYear, lastYear] = [1900, 2080]

const isWithinYears = (date: string, last: number) =>
  Number(date.slice(0, 4)) >= firstYear && Number(date.slice(0, 4)) <= last

const isAcceptedDate = (text: string) => isCalendarDate(text) && isWithinYears(text, lastYear)

export const requiredDateUntil = (last: () => number, outside: EditRule) =>
  v.pipe(
    v.string(checkedRule('field_required')),
    v.nonEmpty(checkedRule('field_required')),
    v.check((date) => date === '' || isCalendarDate(date), checkedRule('date_invalid')),
    v.check((date) => !isCalendarDate(date) || isWithinYears(date, last()), outside),
  )

export const requiredDate = requiredDateUntil(() => lastYear, 'date_out_of_range')

/** Empty is read as null (EDITMORT-09). */
export const optionalDate = v.pipe(
  v.nullable(v.string(checkedRule('date_invalid'))),
  v.check((date) => !date || isCalendarDate(date), checkedRule('date_invalid')),
  v.check((date) => !date || !isCalendarDate(date) || isAcceptedDate(date), checkedRule('date_out_of_range')),
  v.transform((date) => date || null),
)

/** True for an invalid date. */
export const isPastDate = (date: string) => !isAcceptedDate(date) || date < today()

/** PERSONALIA-05. */
export const pastDate = v.pipe(requiredDate, v.check(isPastDate, checkedRule('birthday_in_past')))

/** In euro, from 0 (INPUT-02). */
export const requiredAmount = v.pipe(
  v.number(checkedRule('field_required')),
  v.finite(checkedRule('amount_invalid')),
  v.minValue(0, checkedRule('amount_invalid')),
  v.maxValue(99_000_000_000, checkedRule('amount_invalid')),
)

export const requiredWholeAmount = v.pipe(requiredAmount, v.transform(Math.floor))
