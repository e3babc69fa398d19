import fc from 'fast-check'
import type * as v from 'valibot'

type Schema = v.GenericSchema
type ArbitraryValue = fc.Arbitrary<unknown>

const getSchemaProperty = (schema: Schema, name: string): unknown =>
  (schema as unknown as Record<string, unknown>)[name]

const textArbitrary = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'a',
    'Anna',
    '7',
    '1e400',
    '-0',
    'null',
    '\u0000',
    '\ud800',
    '%00',
    '../..',
    "1' or 1=1",
  ),
  fc.constantFrom('2026-02-30', '2026-02-28', '0000-00-00', '9999-12-31', '2026-13-01T25:00:00Z'),
  fc.constantFrom(
    '2026-11-24T09:00:00Z',
    '+275760-09-13T00:00:00.001Z',
    '1234AB',
    'a@example.nl',
    '0612345678',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.nat(30_000).map((length) => 'x'.repeat(length)),
)
const numberArbitrary = fc.oneof(
  fc.constantFrom(0, -1, 1, 2 ** 31, 2 ** 53, 1e308, -1e308, 5e-324, 0.1),
  fc.integer(),
  fc.nat(400),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const jsonArbitrary: ArbitraryValue = fc.oneof(
  textArbitrary,
  numberArbitrary,
  fc.constantFrom(null, true, false, [], {}, [[]], { length: 1 }, { toString: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(JSON.parse('{"__proto__":{"a":1}}'), JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)),
)

/** Generates values for a schema: mostly valid, but sometimes invalid at any depth. */
export function createArbitraryValue(schema: Schema): ArbitraryValue {
  return fc.oneof(
    { weight: 15, arbitrary: createMatchingValue(schema) },
    { weight: 1, arbitrary: jsonArbitrary },
  )
}

function createMatchingValue(schema: Schema): ArbitraryValue {
  const entries = getSchemaProperty(schema, 'entries') as Record<string, Schema> | undefined
  const wrappedSchema = getSchemaProperty(schema, 'wrapped') as Schema | undefined
  const options = getSchemaProperty(schema, 'options') as unknown[] | undefined
  if (wrappedSchema)
    return fc.oneof(
      { weight: 4, arbitrary: createArbitraryValue(wrappedSchema) },
      fc.constantFrom(null, undefined),
    )
  if (entries) {
    const members = Object.entries(entries).map(
      ([name, entrySchema]) => [name, createArbitraryValue(entrySchema)] as const,
    )
    return fc.oneof(
      { weight: 4, arbitrary: fc.record(Object.fromEntries(members)) },
      fc.record(Object.fromEntries(members), { requiredKeys: [] }),
    )
  }
  if (schema.type === 'picklist' && options) return fc.constantFrom(...options)
  if (options) return fc.oneof(...(options as Schema[]).map(createArbitraryValue))
  switch (schema.type) {
    case 'literal':
      return fc.constant(getSchemaProperty(schema, 'literal'))
    case 'array':
      return fc.array(createArbitraryValue(getSchemaProperty(schema, 'item') as Schema), { maxLength: 4 })
    case 'record':
      return fc.dictionary(
        textArbitrary,
        createArbitraryValue(getSchemaProperty(schema, 'value') as Schema),
        {
          maxKeys: 4,
        },
      )
    case 'boolean':
      return fc.boolean()
    case 'number':
      return numberArbitrary
    case 'string':
      return textArbitrary
    case 'instance':
      return fc
        .tuple(textArbitrary, fc.uint8Array({ maxLength: 200 }))
        .map(([name, bytes]) => new File([new Uint8Array(bytes)], name))
    default:
      return jsonArbitrary
  }
}
