import * as v from '@portal/contract/schema'
import { listOf } from '../list-of.ts'
import { date } from '../sent.ts'
import { Euro, Id, IsoDate, IsoMoment, Percent } from '../wire.ts'

/** A tenant's own id of a record: 1 to 100 characters, without control characters and surrounding spaces. */
export const OwnId = v.pipe(
  v.string(),
  v.maxLength(100, 'has more than 100 characters'),
  v.regex(/^[^\p{Cc}\s](?:[^\p{Cc}]*[^\p{Cc}\s])?$/u, 'must be text without spaces around it'),
)

/** An optional field: unknown if absent or null, unless the record keeps its stored value when absent. */
export const some = <S extends v.GenericSchema>(schema: S) => v.nullish(schema)

/** Text with a maximum length. */
export const words = (most: number) =>
  v.pipe(v.string(), v.maxLength(most, `has more than ${most} characters`))

/** Non-empty text with a maximum length. */
export const name = (most = 200) => v.pipe(words(most), v.regex(/\S/, 'is required'))

/** A whole number within bounds. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(least), v.maxValue(most))

/** Id of an office, category or person in the tenant's profile. */
export const number = whole(0, 2 ** 31 - 1)

/** An amount in euro with decimals, within the database's limits; negative for a debt. */
export const euro = v.pipe(v.number(), v.finite(), v.minValue(-99_000_000_000), v.maxValue(99_000_000_000))

/** An amount in euro that cannot be below zero, such as what is owed. */
export const positiveEuro = v.pipe(euro, v.minValue(0))

/** A percentage: 3.85 is 3,85%. */
export const percent = v.pipe(v.number(), v.finite(), v.minValue(-999), v.maxValue(999))

/** A date 'YYYY-MM-DD' between 1900 and 2199. */
export const day = date

/** A moment as ISO 8601 text with an offset, such as '2026-03-01T09:30:00Z'. */
export const moment = v.pipe(
  v.string(),
  v.isoTimestamp('must be a moment with an offset, such as 2026-03-01T09:30:00Z'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'is no moment of the calendar'),
)

/** A picture as base64 PNG without `data:` prefix, at most 700 kB. */
export const picture = v.pipe(v.string(), v.maxLength(700_000, 'is larger than 700 kB'), v.base64())

/** True or false. */
export const yes = v.boolean()

/** Schemas of reads with their bounded counterparts for writes. */
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
 * Fields of a record that a tenant sends, derived from the read that shows it: same names, with stricter checks
 * (calendar dates, bounds, no unknown fields), without computed fields (`without`).
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
