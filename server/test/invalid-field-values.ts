import fc from 'fast-check'
import * as v from 'valibot'

type Schema = v.GenericSchema

/** A field of a body: its path as in errors, and its schema. */
export interface BodyField {
  path: (string | number)[]
  schema: Schema
}

/** Reads a property that only some kinds of schemas have, such as `entries`. */
export const getSchemaProperty = (schema: Schema, name: string): unknown =>
  (schema as unknown as Record<string, unknown>)[name]

/** Removes optional and nullable wrappers from a schema. */
export function unwrapSchema(schema: Schema): Schema {
  const wrappedSchema = getSchemaProperty(schema, 'wrapped') as Schema | undefined
  return wrappedSchema ? unwrapSchema(wrappedSchema) : schema
}

/** Lists all fields of a body that are in its sample, including nested ones. */
export function listFields(schema: Schema, sample: unknown, path: BodyField['path'] = []): BodyField[] {
  const unwrappedSchema = unwrapSchema(schema)
  const entries = getSchemaProperty(unwrappedSchema, 'entries') as Record<string, Schema> | undefined
  const itemSchema = getSchemaProperty(unwrappedSchema, 'item') as Schema | undefined
  const ownField = path.length > 0 ? [{ path, schema }] : []
  if (entries && typeof sample === 'object' && sample !== null) {
    const members = Object.entries(sample).flatMap(([name, value]) => {
      const entrySchema = entries[name]
      return entrySchema ? listFields(entrySchema, value, [...path, name]) : []
    })
    return [...ownField, ...members]
  }
  if (itemSchema && Array.isArray(sample)) {
    return [...ownField, ...sample.flatMap((value, index) => listFields(itemSchema, value, [...path, index]))]
  }
  return ownField
}

/** Copies a body with one field changed; `undefined` removes it. */
export function replaceField(
  body: unknown,
  [firstKey, ...otherKeys]: BodyField['path'],
  value: unknown,
): unknown {
  if (firstKey === undefined) return value
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(body)
    ? [...body]
    : { ...(body as object) }
  const members = copy as Record<string | number, unknown>
  const nextValue = replaceField(members[firstKey], otherKeys, value)
  if (nextValue === undefined && otherKeys.length === 0 && !Array.isArray(copy)) delete members[firstKey]
  else members[firstKey] = nextValue
  return copy
}

const isRejectedBy = (schema: Schema) => (value: unknown) => !v.safeParse(schema, value).success

const anyValueArbitrary = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 2 }),
  fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.integer(), { maxKeys: 2 }),
  fc.constantFrom("'; drop table customers; --", '1 or 1=1', "Robert'); delete from tenants;--"),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constant('x'.repeat(20_000)),
)

/** Generates invalid values of a field: of another type, too long, or SQL if the field is not free text. */
export const createInvalidValue = ({ schema }: BodyField): fc.Arbitrary<unknown> =>
  anyValueArbitrary.filter(isRejectedBy(schema))
