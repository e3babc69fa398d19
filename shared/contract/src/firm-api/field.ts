import * as v from '@portal/contract/schema'
import { listOf } from '../list-of.ts'
import { date } from '../sent.ts'
import { Euro, Id, IsoDate, IsoMoment, Percent } from '../wire.ts'

/** A firm's own id of a record: 1 to 100 characters, none of them a control character, no space at either end. */
export const OwnId = v.pipe(
  v.string(),
  v.maxLength(100, 'has more than 100 characters'),
  v.regex(/^[^\p{Cc}\s](?:[^\p{Cc}]*[^\p{Cc}\s])?$/u, 'must be text without spaces around it'),
)

/** A field that may be left out or null: nothing is known, unless the record keeps it when it is left out. */
export const some = <S extends v.GenericSchema>(schema: S) => v.nullish(schema)

/** Text of at most so many characters. */
export const words = (most: number) =>
  v.pipe(v.string(), v.maxLength(most, `has more than ${most} characters`))

/** Text of at most so many characters that must not be empty. */
export const name = (most = 200) => v.pipe(words(most), v.regex(/\S/, 'is required'))

/** A whole number within bounds. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(least), v.maxValue(most))

/** Identifier of an office, a category or a person, as the firm's profile has it. */
export const number = whole(0, 2 ** 31 - 1)

/** An amount in euro with cents as decimals, at most what the file can hold; below zero for a debt. */
export const euro = v.pipe(v.number(), v.finite(), v.minValue(-99_000_000_000), v.maxValue(99_000_000_000))

/** A percentage: 3.85 is 3,85%. */
export const percent = v.pipe(v.number(), v.finite(), v.minValue(-999), v.maxValue(999))

/** A day of the calendar between 1900 and 2199, 'YYYY-MM-DD'. */
export const day = date

/** A moment as ISO 8601 text with an offset, such as '2026-03-01T09:30:00Z'. */
export const moment = v.pipe(
  v.string(),
  v.isoTimestamp('must be a moment with an offset, such as 2026-03-01T09:30:00Z'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'is no moment of the calendar'),
)

/** A picture as base64 PNG without `data:` prefix, of 700 kB at most. */
export const picture = v.pipe(v.string(), v.maxLength(700_000, 'is larger than 700 kB'), v.base64())

/** Yes or no; the other side of the wire may have it as 1 or 0. */
export const yes = v.boolean()

/** What wire schemas of reads become in what a firm sends: the same, with bounds. */
const sentAs = new Map<v.GenericSchema, v.GenericSchema>([
  [Euro, euro],
  [Percent, percent],
  [IsoDate, day],
  [IsoMoment, moment],
  [Id, number],
])

interface Parts {
  type: string
  wrapped?: v.GenericSchema
  item?: v.GenericSchema
  entries?: v.ObjectEntries
}

function sent(schema: v.GenericSchema): v.GenericSchema {
  const known = sentAs.get(schema)
  if (known) return known
  const { type, wrapped, item, entries } = schema as unknown as Parts
  if (wrapped) return some(sent(wrapped))
  if (item) return listOf(sent(item), 200)
  if (entries) return v.strictObject(fieldsOf(entries))
  if (type === 'string') return words(20_000)
  if (type === 'number') return v.pipe(v.number(), v.finite())
  return schema
}

/**
 * Fields of a record that a firm sends, from those of the read that shows it: the same names, each checked more strictly
 * (days of the calendar, bounds of amounts and texts, no unknown field), and those of `without` left out because they are computed.
 */
export const fieldsOf = (
  entries: v.ObjectEntries,
  without: readonly string[] = [],
): Record<string, v.GenericSchema> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([field, schema]) =>
      without.includes(field) ? [] : [[field, sent(schema as v.GenericSchema)]],
    ),
  )
