import * as v from '@portal/contract/valibot'
import { dateField } from '../input-field.ts'
import { createListField } from '../list-field.ts'
import { Euro, Id, IsoDate, IsoMoment, Percent } from '../wire.ts'

export const TenantRecordId = v.pipe(
  v.string(),
  v.maxLength(100, 'has more than 100 characters'),
  v.regex(/^[^\p{Cc}\s](?:[^\p{Cc}]*[^\p{Cc}\s])?$/u, 'must be text without spaces around it'),
)

/**
 * Makes a field optional. Absent or null means that the value is unknown. For a field in `keptFields`, absent means that
 * the stored value stays.
 */
export const createOptionalField = <S extends v.GenericSchema>(schema: S) => v.nullish(schema)

export const createTextField = (most: number) =>
  v.pipe(v.string(), v.maxLength(most, `has more than ${most} characters`))

export const createNameField = (most = 200) => v.pipe(createTextField(most), v.regex(/\S/, 'is required'))

export const createIntegerField = (least: number, most: number) =>
  v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(least), v.maxValue(most))

/** Numeric id of an office, category or person in the tenant's profile. */
export const numericIdField = createIntegerField(0, 2 ** 31 - 1)

/** Amount in euro, with cents as decimals, within the limits of the database. It is negative for a debt. */
export const euroField = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(-99_000_000_000),
  v.maxValue(99_000_000_000),
)

export const nonNegativeEuroField = v.pipe(euroField, v.minValue(0))

/** Percentage: 3.85 is 3,85%. */
export const percentField = v.pipe(v.number(), v.finite(), v.minValue(-999), v.maxValue(999))

export const calendarDateField = dateField

export const timestampField = v.pipe(
  v.string(),
  v.isoTimestamp('must be a moment with an offset, such as 2026-03-01T09:30:00Z'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'is no moment of the calendar'),
)

/** PNG in base64, without `data:` prefix. */
export const pictureField = v.pipe(v.string(), v.maxLength(700_000, 'is larger than 700 kB'), v.base64())

export const booleanField = v.boolean()

const writeSchemaByReadSchema = new Map<v.GenericSchema, v.GenericSchema>([
  [Euro, euroField],
  [Percent, percentField],
  [IsoDate, calendarDateField],
  [IsoMoment, timestampField],
  [Id, numericIdField],
])

interface SchemaParts {
  type: string
  wrapped?: v.GenericSchema
  item?: v.GenericSchema
  entries?: v.ObjectEntries
}

function toWriteSchema(schema: v.GenericSchema): v.GenericSchema {
  const known = writeSchemaByReadSchema.get(schema)
  if (known) return known
  const { type, wrapped, item, entries } = schema as unknown as SchemaParts
  if (wrapped) return createOptionalField(toWriteSchema(wrapped))
  if (item) return createListField(toWriteSchema(item), 200)
  if (entries) return v.strictObject(pickRecordFields(entries))
  if (type === 'string') return createTextField(20_000)
  if (type === 'number') return v.pipe(v.number(), v.finite())
  return schema
}

/** Returns the fields that a tenant sends for a record: those of the schema for reading, with stricter validation. */
export const pickRecordFields = (
  entries: v.ObjectEntries,
  without: readonly string[] = [],
): Record<string, v.GenericSchema> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([field, schema]) =>
      without.includes(field) ? [] : [[field, toWriteSchema(schema as v.GenericSchema)]],
    ),
  )
