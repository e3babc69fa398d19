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
  const inner = getSchemaProperty(schema, 'wrapped') as Schema | undefined
  return inner ? unwrapSchema(inner) : schema
}

/** Lists all fields of a body that are in its sample, including nested ones. */
export function listFields(schema: Schema, sample: unknown, path: BodyField['path'] = []): BodyField[] {
  const plain = unwrapSchema(schema)
  const entries = getSchemaProperty(plain, 'entries') as Record<string, Schema> | undefined
  const item = getSchemaProperty(plain, 'item') as Schema | undefined
  const ownField = path.length > 0 ? [{ path, schema }] : []
  if (entries && typeof sample === 'object' && sample !== null) {
    const members = Object.entries(sample).flatMap(([name, value]) => {
      const entry = entries[name]
      return entry ? listFields(entry, value, [...path, name]) : []
    })
    return [...ownField, ...members]
  }
  if (item && Array.isArray(sample)) {
    return [...ownField, ...sample.flatMap((value, index) => listFields(item, value, [...path, index]))]
  }
  return ownField
}

/** Copies a body with one field changed; `undefined` removes it. */
export function replaceField(body: unknown, [first, ...rest]: BodyField['path'], value: unknown): unknown {
  if (first === undefined) return value
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(body)
    ? [...body]
    : { ...(body as object) }
  const members = copy as Record<string | number, unknown>
  const next = replaceField(members[first], rest, value)
  if (next === undefined && rest.length === 0 && !Array.isArray(copy)) delete members[first]
  else members[first] = next
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
